import { type FormField, TextField, type TextFieldProps } from '@touchstone/ui'

/** A code of an authenticator app; browsers may fill it in. */
export function CodeInput(props: FormField<string> & Pick<TextFieldProps, 'label' | 'autoFocus'>) {
  return <TextField {...props} inputMode="numeric" autoComplete="one-time-code" maxLength={9} />
}
