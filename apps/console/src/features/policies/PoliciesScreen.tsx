import { useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { Button, Empty, KeyValue, NO_FIGURE, Panel, StateChip } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../shared/access/access.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { moment } from '../../shared/frame/figures.ts'
import { Loaded } from '../../shared/frame/Loaded.tsx'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf, wordText } from '../../shared/i18n/texts.ts'
import { useWorld } from '../../shared/world/world.ts'
import { MoneyTermsDialog } from './components/MoneyTermsDialog.tsx'
import { VerificationPolicyDialog } from './components/VerificationPolicyDialog.tsx'
import { policyTexts } from './texts.ts'

const t = textsOf(policyTexts)
const TONES = { in_force: 'success', scheduled: 'progress', past: 'neutral' } as const

type Policy = AdminCallData<'getPolicies'>[number]

/** Each policy once, in the order of the answer. */
const namesOf = (versions: readonly Policy[]) => [...new Set(versions.map(({ policy }) => policy))]

export function PoliciesScreen() {
  const world = useWorld()
  const query = useQuery(callQuery('getPolicies', { world }))
  const may = useMay('proposeVerificationPolicy')
  const mayTerms = useMay('proposeMoneyTerms')
  const [open, setOpen] = useState(false)
  const [terms, setTerms] = useState(false)
  return (
    <Page
      title={t('policies.title')}
      lead={t('policies.lead')}
      actions={
        <>
          {mayTerms && <Button onClick={() => setTerms(true)}>{t('money.open')}</Button>}
          {may && query.data && <Button onClick={() => setOpen(true)}>{t('policies.propose')}</Button>}
        </>
      }
    >
      <Loaded query={query} framed>
        {(versions) =>
          versions.length === 0 ? (
            <Panel>
              <Empty text={t('policies.empty')} />
            </Panel>
          ) : (
            namesOf(versions).map((policy) => (
              <Part key={policy} title={wordText(policyTexts.names, policy)} padded>
                <div className="grid grid-cols-3 slim:grid-cols-1 gap-6">
                  {versions
                    .filter((version) => version.policy === policy)
                    .map((version) => (
                      <Version key={`${version.version} ${version.effectiveAt}`} version={version} />
                    ))}
                </div>
              </Part>
            ))
          )
        }
      </Loaded>
      {open && query.data && <VerificationPolicyDialog policies={query.data} onClose={() => setOpen(false)} />}
      {terms && <MoneyTermsDialog onClose={() => setTerms(false)} />}
    </Page>
  )
}

function Version({ version }: { readonly version: Policy }) {
  const people = [version.proposer, version.approver].filter((name) => name !== '').join(', ')
  return (
    <article className="flex flex-col gap-3 rounded-panel border border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="num text-13 font-semibold">
          {version.version === 0 ? t('policies.builtIn') : t('policies.version', { version: version.version })}
        </h3>
        <StateChip tone={TONES[version.state]} word={t(`policies.states.${version.state}`)} />
      </div>
      <KeyValue
        items={[
          ...version.values.map(({ label, value }) => ({ key: label, label, value })),
          {
            key: 'effective',
            label: t('policies.effective'),
            value: version.effectiveAt === 0 ? t('policies.fromStart') : moment(version.effectiveAt),
          },
          { key: 'people', label: t('policies.people'), value: people || NO_FIGURE },
          { key: 'reason', label: t('policies.reason'), value: version.reason || NO_FIGURE },
        ]}
      />
    </article>
  )
}
