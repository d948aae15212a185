/**
 * Why there is no passkey. canceled: the browser's question was closed or took too long · known: this device has one for the
 * account already · wrongAddress: browsers take none at this address · unsupported: by the browser or the device.
 */
export type PasskeyProblem = 'canceled' | 'known' | 'wrongAddress' | 'unsupported' | 'failed'

/** The browser, its holder or the address did not let a passkey be used. */
class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure'
  readonly problem: PasskeyProblem

  constructor(problem: PasskeyProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

const PROBLEMS: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'canceled',
  AbortError: 'canceled',
  InvalidStateError: 'known',
  SecurityError: 'wrongAddress',
  NotSupportedError: 'unsupported',
}

/** Loaded when a passkey is asked for: most visits never do. */
const library = () => import('@simplewebauthn/browser')

type Library = Awaited<ReturnType<typeof library>>

async function ceremony(options: string, ask: (library: Library) => Promise<object>): Promise<string> {
  if (!knowsPasskeys()) throw new PasskeyFailure('unsupported')
  // The server offers none where it knows that no browser would take it.
  if (options === '') throw new PasskeyFailure('wrongAddress')
  const loaded = await library()
  try {
    return JSON.stringify(await ask(loaded))
  } catch (error) {
    throw new PasskeyFailure(PROBLEMS[error instanceof Error ? error.name : ''] ?? 'failed', error)
  }
}

/** Can this browser hold passkeys at all? */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function'
}

/** Browsers tie passkeys to names. */
const IP_ADDRESS = /^(\d+\.){3}\d+$|^\[/

/** Why no passkey can be made here; undefined when one can. */
export function passkeyObstacle(hostname = location.hostname): PasskeyProblem | undefined {
  if (IP_ADDRESS.test(hostname)) return 'wrongAddress'
  return knowsPasskeys() ? undefined : 'unsupported'
}

/**
 * Proves a passkey. Both texts are JSON: the server's options, "" where it offers none at this address, and the answer.
 * What {@link passkeyProblem} says of an error is why there is no proof.
 */
export async function provePasskey(options: string): Promise<string> {
  return ceremony(options, ({ startAuthentication }) => startAuthentication({ optionsJSON: JSON.parse(options) }))
}

/** Makes a new passkey; texts and errors as in {@link provePasskey}. */
export async function makePasskey(options: string): Promise<string> {
  return ceremony(options, ({ startRegistration }) => startRegistration({ optionsJSON: JSON.parse(options) }))
}

/** Why a ceremony did not end well; undefined when something else failed. */
export function passkeyProblem(error: unknown): PasskeyProblem | undefined {
  return error instanceof PasskeyFailure ? error.problem : undefined
}
