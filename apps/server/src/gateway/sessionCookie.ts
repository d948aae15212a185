/** A cookie that a browser sends back to this server alone: `__Host-` where the page is HTTPS, a plain name on a loopback http page. */
function ownCookie(name: string) {
  const nameFor = (secure: boolean) => (secure ? `__Host-${name}` : name)
  return {
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
}

/** Binds a browser's session to that browser. */
export const sessionCookie = ownCookie('touchstone')

/** Is the whole of an operator's session: the console keeps no token where a script could read it. */
export const consoleCookie = ownCookie('touchstone-console')
