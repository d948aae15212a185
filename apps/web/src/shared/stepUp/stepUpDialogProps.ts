export interface StepUpDialogProps {
  readonly onEnd: (proved: boolean) => void
}
