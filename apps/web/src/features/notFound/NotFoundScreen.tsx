export function NotFoundScreen() {
  return <h1>NotFoundScreen</h1>
}
