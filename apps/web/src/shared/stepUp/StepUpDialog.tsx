import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Dialog, InlineAlert, Skeleton, TEXT_LINK } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../api/api.ts'
import { useTexts } from '../i18n/texts.ts'
import { Failed } from '../loading/Failed.tsx'
import { PasskeyProof } from './PasskeyProof.tsx'
import { SentCodeProof } from './SentCodeProof.tsx'
import type { StepUpMethod } from './stepUpCall.ts'
import type { StepUpDialogProps } from './stepUpDialogProps.ts'
import { TypedProof } from './TypedProof.tsx'
import { stepUpTexts } from './texts.ts'

/** Asks for a proof with the methods the server names, the first of them at once. */
export function StepUpDialog({ onEnd }: StepUpDialogProps) {
  const t = useTexts(stepUpTexts)
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<StepUpMethod | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['startStepUp'],
    queryFn: () => api().call('startStepUp', {}, { refusal: 'here' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const method = chosen ?? data?.methods[0]
  const proved = () => {
    void queries.invalidateQueries({ queryKey: ['getSecurity'] })
    onEnd(true)
  }
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} onClose={() => onEnd(false)}>
      <p>{t('lead')}</p>
      <div className="mt-5">
        {error ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton className="h-24 w-full" />
        ) : method === undefined ? (
          <InlineAlert tone="warn">{t('none')}</InlineAlert>
        ) : (
          <Proof key={method} method={method} options={data.options} onProved={proved} />
        )}
      </div>
      {data && data.methods.length > 1 && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
          <span className="text-ink-3">{t('otherWay')}</span>
          {data.methods
            .filter((known) => known !== method)
            .map((known) => (
              <button key={known} type="button" className={TEXT_LINK} onClick={() => setChosen(known)}>
                {t(`methods.${known}`)}
              </button>
            ))}
        </div>
      )}
    </Dialog>
  )
}

interface ProofProps {
  readonly method: StepUpMethod
  /** For the passkey, JSON text. */
  readonly options: string
  readonly onProved: () => void
}

function Proof({ method, options, onProved }: ProofProps) {
  if (method === 'passkey') return <PasskeyProof options={options} onProved={onProved} />
  if (method === 'code') return <SentCodeProof onProved={onProved} />
  return <TypedProof method={method} onProved={onProved} />
}
