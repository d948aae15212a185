/** The cookie that binds a browser's session: `__Host-` where the page is HTTPS, a plain name on a loopback http page. */
const SECURE_NAME = '__Host-touchstone'
const PLAIN_NAME = 'touchstone'

function nameFor(secure: boolean): string {
  return secure ? SECURE_NAME : PLAIN_NAME
}

export const sessionCookie = {
  /** The value among all cookies of a request, "" when there is none. */
  read(header: string | undefined, secure: boolean): string {
    if (header === undefined) return ''
    const prefix = `${nameFor(secure)}=`
    for (const part of header.split(';')) {
      const cookie = part.trim()
      if (cookie.startsWith(prefix)) return cookie.slice(prefix.length, prefix.length + 256)
    }
    return ''
  },

  /** The header that sets it; an empty value removes it. */
  write(value: string, secure: boolean): string {
    const life = value === '' ? '; Max-Age=0' : ''
    return `${nameFor(secure)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}${life}`
  },
}
