import { CopyButton, InlineAlert, KeyValue } from '@touchstone/ui'
import { useMay } from '../../../shared/access/access.ts'
import { frameTexts } from '../../../shared/frame/texts.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useMe } from '../../../shared/session/session.ts'
import { type CaseProposal, refusalText } from '../decision.ts'
import { reviewTexts } from '../texts.ts'
import { SetAside } from './SetAside.tsx'

const t = textsOf(reviewTexts)
const say = textsOf(frameTexts)

interface SecondPersonProps {
  readonly id: string
  readonly proposal: CaseProposal
}

/** The first of two decisions, exactly as the second has to repeat it. */
export function SecondPerson({ id, proposal }: SecondPersonProps) {
  const { name } = useMe()
  const reviews = useMay('setProposalAside')
  const { by, result, digest, reason, text, amount } = proposal
  const lines = [
    { key: 'reason', label: t('second.reason'), value: reason === '' ? '' : refusalText(reason) },
    { key: 'text', label: t('second.customerText'), value: text },
    { key: 'amount', label: t('second.amount'), value: amount },
  ].filter(({ value }) => value !== '')
  return (
    <InlineAlert tone="warn">
      <p className="font-semibold">{t('second.title')}</p>
      <p className="pt-1">{by === name ? t('second.mine') : t('second.text', { by, result: t(`second.${result}`) })}</p>
      <KeyValue className="pt-2" items={lines} />
      <p className="flex items-start gap-1 pt-2">
        <span className="text-ink-3">{t('second.digest')}</span>
        <code className="min-w-0 font-mono text-12 break-all">{digest}</code>
        <CopyButton text={digest} label={say('copy')} copiedLabel={say('copied')} />
      </p>
      {reviews && (
        <div className="pt-3">
          <SetAside id={id} proposal={proposal} />
        </div>
      )}
    </InlineAlert>
  )
}
