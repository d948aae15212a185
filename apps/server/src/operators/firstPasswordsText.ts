import type { OneTimePassword } from './firstOperators.ts'

export interface Addresses {
  readonly origin: string
  readonly console: { readonly origin: string }
}

/** What a terminal shows once: how the first two operators get in. */
export function firstPasswordsText(passwords: readonly OneTimePassword[], { origin, console }: Addresses): string {
  const line = '─'.repeat(64)
  const width = Math.max(...passwords.map(({ name }) => name.length))
  return [
    '',
    line,
    ' One-time passwords of the first operators. They are shown once.',
    '',
    ...passwords.map(({ name, password }) => `   ${name.padEnd(width)}  ${password}`),
    '',
    ` Console    ${console.origin}`,
    ` Customers  ${origin}`,
    ' Everything that takes two people needs both of them to log in.',
    ' Lost one? touchstone user reset <name>',
    line,
  ].join('\n')
}
