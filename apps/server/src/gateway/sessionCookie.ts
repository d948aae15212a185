/** A cookie that a browser sends back to this server alone: `__Host-` where the page is HTTPS, a plain name on a loopback http page. */
function ownCookie(name: string, lifeSeconds?: number) {
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
      const seconds = value === '' ? 0 : lifeSeconds
      const life = seconds === undefined ? '' : `; Max-Age=${seconds}`
      return `${nameFor(secure)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}${life}`
    },
  }
}

/** As long as logins are on record: by its cookie a browser is known to an account after it was closed. */
const KNOWN_SECONDS = 90 * 24 * 60 * 60

/** Binds a browser's session to that browser. It outlives the session, which nobody enters by it alone. */
export const sessionCookie = ownCookie('touchstone', KNOWN_SECONDS)

/** Is the whole of an operator's session: the console keeps no token where a script could read it. */
export const consoleCookie = ownCookie('touchstone-console')

/** Tells a browser in which an operator has logged in before from a stranger's; nobody enters by it. */
export const knownConsoleCookie = ownCookie('touchstone-console-known', KNOWN_SECONDS)
