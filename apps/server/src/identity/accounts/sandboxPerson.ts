/** The ref of the owner that a sandbox opens for what it shows. Nobody stands behind it, and nobody can log in as it. */
export const SANDBOX_PERSON = 'sandbox person'
