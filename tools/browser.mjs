// Which Chromium the tests and benchmarks use.
import { existsSync } from 'node:fs'

/** Debian's packages, best first: the one that has no window of its own needs two thirds of the time. */
export const BROWSER_PACKAGES = ['chromium-headless-shell', 'chromium']

const PATHS = BROWSER_PACKAGES.map((name) => `/usr/bin/${name}`)

/** The best that is installed; where the usual one would be when none is. */
export const browserPath = () => PATHS.find((path) => existsSync(path)) ?? PATHS.at(-1)
