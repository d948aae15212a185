interface Policy {
  createScriptURL(url: string): unknown
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy
}

const ownScript = (url: string) => new URL(url, location.href).origin === location.origin

/** The one policy of the app: scripts and workers come from this origin and nowhere else. Markup goes through DOMPurify. */
export function installTrustedTypes(): Policy | undefined {
  const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes
  return factory?.createPolicy('touchstone', {
    createScriptURL(url) {
      if (!ownScript(url)) throw new TypeError(`a script from elsewhere is refused: ${url}`)
      return url
    },
  })
}
