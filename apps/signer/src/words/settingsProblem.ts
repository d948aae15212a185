/** A reason not to start that an operator can act on: printed as one line, without a stack. */
export class SettingsProblem extends Error {
  override readonly name = 'SettingsProblem'
}
