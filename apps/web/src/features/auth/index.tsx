export function LoginScreen() {
  return <h1>Login</h1>
}
export function RegisterScreen() {
  return <h1>R</h1>
}
export function ForgotPasswordScreen() {
  return <h1>F</h1>
}
