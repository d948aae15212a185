const ORIGIN = 'https://here.invalid'

/** An internal path to go to after log-in, or "/" for anything that would leave this site or come back to log-in. */
export function safeRedirect(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted) || hasControlCharacter(wanted)) return '/'
  if (!URL.canParse(wanted, ORIGIN)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, ORIGIN)
  if (origin !== ORIGIN || pathname.startsWith('//') || pathname === '/login') return '/'
  return `${pathname}${search}${hash}`
}

/** Browsers drop tabs and line ends inside addresses, which would let "/\t/host" pass as a path. */
function hasControlCharacter(text: string): boolean {
  return [...text].some((sign) => sign < ' ')
}
