const TICKED = new Set(['1', 'true', 'on', 'yes'])

/** Whether a box of a form came ticked, in any of the ways forms say so. */
export function isTicked(text: string): boolean {
  return TICKED.has(text.toLowerCase())
}
