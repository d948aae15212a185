import { StartUpProblem } from '../errors/startUpProblem.ts'

const OLDEST = [20, 19] as const
const ADVISED_MAJOR = 22

/** Throws StartUpProblem for a Node.js too old; returns a warning for one that gets no more fixes, else null. */
export function checkNodeVersion(version: string): string | null {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    throw new StartUpProblem(`Node.js ${version} is too old: install ${OLDEST.join('.')} or later, better 24 LTS`)
  if (major >= ADVISED_MAJOR) return null
  return `Node.js ${version} gets no security fixes any more: run production on 24 LTS`
}
