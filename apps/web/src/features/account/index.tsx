export function TransactionPasswordScreen() {
  return <h1>T</h1>
}
export function ChangePasswordScreen() {
  return <h1>A</h1>
}
