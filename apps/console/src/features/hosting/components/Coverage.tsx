import { Num, StateChip } from '@touchstone/ui'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { hostingTexts } from '../texts.ts'

const t = textsOf(hostingTexts)

/** Whether less is set aside than is owed. `coverage` is '' when nothing is owed. */
export function isShort(coverage: string): boolean {
  return /^0(\.\d*)?$/.test(coverage)
}

/** The escrow as a part of the returns owed: red below 100 %. */
export function Coverage({ coverage }: { readonly coverage: string }) {
  if (coverage === '') return <span className="text-ink-3">{t('nothingOwed')}</span>
  const short = isShort(coverage)
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3">
      <Num className={short ? 'font-semibold text-danger' : ''}>{formats.rate(coverage)}</Num>
      <StateChip tone={short ? 'failure' : 'success'} word={t(short ? 'short' : 'covered')} />
    </span>
  )
}
