import { textsNow } from '../i18n/texts.ts'
import { session } from '../session/sessionStore.ts'
import { passkeyTexts } from './texts.ts'

/** The browser, its holder or the address did not let a passkey be used. */
class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure'
  readonly reason: keyof (typeof passkeyTexts)['english']

  constructor(reason: PasskeyFailure['reason'], cause: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

const REASONS: Readonly<Record<string, PasskeyFailure['reason']>> = {
  NotAllowedError: 'canceled',
  AbortError: 'canceled',
  InvalidStateError: 'known',
  SecurityError: 'wrongAddress',
  NotSupportedError: 'unsupported',
}

/** Loaded when a passkey is asked for: most visits never do. */
const library = () => import('@simplewebauthn/browser')

async function ceremony(run: () => Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await run())
  } catch (error) {
    throw new PasskeyFailure(REASONS[error instanceof Error ? error.name : ''] ?? 'failed', error)
  }
}

/** Can this browser hold passkeys at all? */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function'
}

/** Browsers tie passkeys to names. */
const IP_ADDRESS = /^(\d+\.){3}\d+$|^\[/

/** One sentence for why no passkey can be made here; undefined when one can. */
export function passkeyObstacle(hostname = location.hostname): string | undefined {
  const reason = IP_ADDRESS.test(hostname) ? 'wrongAddress' : knowsPasskeys() ? undefined : 'unsupported'
  return reason && textsNow(passkeyTexts, session().language)(reason)
}

/** Proves a passkey. Both texts are JSON: the server's options, "" where it offers none at this address, and the answer. */
export async function provePasskey(options: string): Promise<string> {
  if (options === '') throw new PasskeyFailure('wrongAddress', undefined)
  const { startAuthentication } = await library()
  return ceremony(() => startAuthentication({ optionsJSON: JSON.parse(options) }))
}

/** Makes a new passkey; texts as in {@link provePasskey}. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await library()
  return ceremony(() => startRegistration({ optionsJSON: JSON.parse(options) }))
}

/** One sentence for a ceremony that did not end well; undefined when something else failed. */
export function passkeyFailureText(error: unknown): string | undefined {
  if (!(error instanceof PasskeyFailure)) return undefined
  return textsNow(passkeyTexts, session().language)(error.reason)
}
