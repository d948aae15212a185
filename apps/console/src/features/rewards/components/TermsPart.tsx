import { Button, KeyValue, Num } from '@touchstone/ui'
import { formats } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import type { Activity } from '../termsDraft.ts'
import { rewardTexts } from '../texts.ts'

const t = textsOf(rewardTexts)

export interface TermsPartProps {
  readonly activity: Activity
  /** Absent for operators who may not propose. */
  readonly onPropose?: () => void
}

/** The terms in force, with the decision that set them. */
export function TermsPart({ activity: { terms, version, currency }, onPropose }: TermsPartProps) {
  return (
    <Part title={t('terms.title')} padded>
      <div className="flex flex-col gap-4">
        {terms === null ? (
          <p className="text-13 text-ink-2">{t('terms.none')}</p>
        ) : (
          <KeyValue
            className="max-w-2xl"
            items={[
              { key: 'version', label: t('terms.version'), value: <Num>{formats.count(version)}</Num> },
              { key: 'share', label: t('terms.share'), value: <Num>{formats.rate(terms.rewardShare)}</Num> },
              {
                key: 'rates',
                label: t('terms.rates'),
                value: <Num>{terms.inviteRates.map((rate) => formats.rate(rate)).join(' · ')}</Num>,
              },
              { key: 'wait', label: t('terms.wait'), value: <Num>{formats.count(terms.waitDays)}</Num> },
              {
                key: 'days',
                label: t('terms.days'),
                value: <Num>{`${terms.signInRewards.map((day) => formats.decimal(day)).join(' · ')} ${currency}`}</Num>,
              },
            ]}
          />
        )}
        {onPropose && (
          <Button tone="secondary" className="self-start" onClick={onPropose}>
            {t('terms.propose')}
          </Button>
        )}
      </div>
    </Part>
  )
}
