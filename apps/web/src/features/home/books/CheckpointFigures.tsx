import type { CallData } from '@touchstone/protocol'
import { KeyValue, Num, ShortCode, useNow } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useServerNow } from '../../../shared/live/useServerNow.ts'
import { booksTexts } from './texts.ts'

const SECOND = 1_000

/** The newest checkpoint: of which entry, how old, and what was signed. */
export function CheckpointFigures({ checkpoint }: Pick<CallData<'getBooks'>, 'checkpoint'>) {
  const t = useTexts(booksTexts)
  const formats = useFormats()
  const now = useNow(SECOND, useServerNow())
  if (!checkpoint) return <p className="text-13 text-ink-2">{t('checkpoint.none')}</p>
  const seconds = Math.max(0, Math.floor((now - checkpoint.time) / SECOND))
  const code = (text: string) => <ShortCode text={text} copyLabel={t('checkpoint.copy')} copiedLabel={t('copied')} />
  return (
    <KeyValue
      className="gap-2.5"
      items={[
        {
          key: 'entry',
          label: t('checkpoint.entry'),
          value: <Num className="text-16 font-semibold">{formats.count(checkpoint.sequence)}</Num>,
        },
        {
          key: 'age',
          label: t('checkpoint.age'),
          value: <Num>{t('checkpoint.ago', { seconds })}</Num>,
        },
        { key: 'chain', label: t('checkpoint.chain'), value: code(checkpoint.chainHash) },
        { key: 'state', label: t('checkpoint.state'), value: code(checkpoint.stateHash) },
        { key: 'key', label: t('checkpoint.key'), value: <Num className="text-12">{checkpoint.keyId}</Num> },
      ]}
    />
  )
}
