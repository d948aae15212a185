// Writes down the errors of a test run that are no test's own: of a hook around several, or thrown when none was under way.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './install.mjs'

export const STRAY_ERRORS = join(root, '.cache', 'reports', 'strayErrors.json')

const textOf = ({ stack, message }) => stack ?? message ?? 'no message'

/** A reporter of the unit test runner. */
export default class StrayErrors {
  onTestRunEnd(files, unhandled) {
    const ofHooks = files.flatMap((file) =>
      [...file.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => ({ where: `${file.moduleId} › ${suite.fullName}`, text: textOf(error) })),
      ),
    )
    const ofNobody = unhandled.map((error) => ({ where: 'between the tests', text: textOf(error) }))
    mkdirSync(dirname(STRAY_ERRORS), { recursive: true })
    writeFileSync(STRAY_ERRORS, JSON.stringify([...ofHooks, ...ofNobody]))
  }
}
