import { CopyButton } from '@touchstone/ui'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { depositTexts } from '../texts.ts'

const t = textsOf(depositTexts)

/** An address or a transaction in short, whole to whoever copies it. */
export function Code({ text }: { readonly text: string }) {
  if (text === '') return '–'
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap" title={text}>
      <span className="num text-12">{`${text.slice(0, 8)}…${text.slice(-6)}`}</span>
      <CopyButton text={text} label={t('list.copy')} copiedLabel={t('list.copied')} />
    </span>
  )
}
