import { join } from 'node:path'
import { inject } from 'vitest'
import type { BundledProgram } from './bundleTests.ts'

/** The path of a program in the bundle of this run, beside it all threads of a server: it starts in a fraction of the time. */
export const bundled = (program: BundledProgram): string => join(inject('testBundle'), `${program}.js`)
