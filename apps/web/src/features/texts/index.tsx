export function TextScreen() {
  return <h1>T</h1>
}
export function AboutScreen() {
  return <h1>A</h1>
}
export function AgreementScreen() {
  return <h1>A</h1>
}
export function NoticeScreen() {
  return <h1>A</h1>
}
