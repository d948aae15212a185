import { ShortCode } from '@touchstone/ui'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { depositTexts } from '../texts.ts'

const t = textsOf(depositTexts)

/** An address or a transaction. */
export function Code({ text }: { readonly text: string }) {
  return <ShortCode text={text} copyLabel={t('list.copy')} copiedLabel={t('list.copied')} />
}
