import { TextField, type TextFieldProps } from '@touchstone/ui'

/** A code of an authenticator app; browsers may fill it in. */
export function CodeInput(props: Pick<TextFieldProps, 'label' | 'value' | 'onValueChange' | 'error' | 'autoFocus'>) {
  return <TextField {...props} inputMode="numeric" autoComplete="one-time-code" maxLength={9} />
}
