let asked = ''

/** The last address that led elsewhere, for the page that says it was not found. */
export function rememberAsked(path: string): void {
  asked = path
}

export function askedPath(): string {
  return asked
}
