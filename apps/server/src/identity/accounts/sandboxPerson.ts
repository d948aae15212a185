/** The ref of the owner that a sandbox opens for its examples. No person stands behind it, and nobody can log in as it. */
export const SANDBOX_PERSON = 'sandbox person'
