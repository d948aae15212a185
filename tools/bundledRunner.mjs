// Runs test files as the bundle of their run has them.
import { inject, TestRunner } from 'vitest'
import { testProgram } from './testPrograms.mjs'

// Not by a flag, which threads of tests would inherit.
process.setSourceMapsEnabled(true)

export default class BundledRunner extends TestRunner {
  importFile(file, source) {
    return super.importFile(source === 'collect' ? testProgram(file, inject('testBundle')) : file, source)
  }
}
