import { endStepUp, useStepUpState } from './stepUpStore.ts'

/** Where the dialog stands while it is asked for: once, beside every page. */
export function StepUpHost() {
  const Dialog = useStepUpState((state) => state.Dialog)
  return Dialog && <Dialog onEnd={endStepUp} />
}
