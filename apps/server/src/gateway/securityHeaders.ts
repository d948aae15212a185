/** Headers of every answer that is no page: nothing in it may be framed, sniffed, cached or followed with a referrer. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** The other origin that calls and sockets go to; `'self'` stands for this server's, sockets included. */
function ownOrigins(apiHost: string): readonly string[] {
  return apiHost === '' ? [] : [apiHost, apiHost.replace(/^http/, 'ws')]
}

/**
 * The web app's policy: scripts, styles and fonts from here only, and DOM sinks only through the two named Trusted Types
 * policies (`touchstone` builds nothing but our own markup, `dompurify` cleans texts of the operator).
 */
function pagePolicy(apiHost: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    `connect-src ${["'self'", ...ownOrigins(apiHost)].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types touchstone dompurify',
  ].join('; ')
}

/** Headers of the web app's files. `apiHost`: the origin its calls go to, "" for this server. */
export function pageHeaders(apiHost: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': pagePolicy(apiHost),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}
