import { NO_FIGURE } from '../numbers/formats.ts'
import { Num } from '../numbers/Numbers.tsx'
import { CopyButton } from './CopyButton.tsx'

const LONGEST = 16

/** An address or a transaction by its beginning and its end; what is not long, as it is. */
export function shortCode(code: string): string {
  return code.length <= LONGEST ? code : `${code.slice(0, 8)}…${code.slice(-6)}`
}

export interface ShortCodeProps {
  /** '' where there is none. */
  readonly text: string
  readonly copyLabel: string
  readonly copiedLabel: string
}

/** An address or a transaction in short, whole to whoever copies it. */
export function ShortCode({ text, copyLabel, copiedLabel }: ShortCodeProps) {
  if (text === '') return NO_FIGURE
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap" title={text}>
      <Num className="text-12">{shortCode(text)}</Num>
      <CopyButton text={text} label={copyLabel} copiedLabel={copiedLabel} />
    </span>
  )
}
