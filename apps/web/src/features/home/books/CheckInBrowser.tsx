import { useMutation } from '@tanstack/react-query'
import { Button, FailureAlert, Glyph, InlineAlert, shortCode } from '@touchstone/ui'
import { clsx } from 'clsx'
import { api } from '../../../shared/api/api.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { booksTexts } from './texts.ts'
import type { Proof, Step, Sums } from './verifyBooks.ts'

interface Checked {
  readonly proof: Proof
  readonly forged: boolean
  /** null: this browser cannot check. */
  readonly steps: readonly Step[] | null
}

/** The checker comes with the button: most visitors never press it. */
async function check(sums: Sums, forge: boolean): Promise<Checked> {
  const [told, checker] = await Promise.all([
    api().call('getBooksProof', {}, { refusal: 'here' }),
    import('./verifyBooks.ts'),
  ])
  const proof = forge ? checker.forged(told) : told
  try {
    return { proof, forged: forge, steps: await checker.verifyBooks(proof, sums) }
  } catch (error) {
    if (error instanceof checker.CannotVerify) return { proof, forged: forge, steps: null }
    throw error
  }
}

/** The button that checks the books here, and what came out, step by step. */
export function CheckInBrowser({ sums }: { readonly sums: Sums }) {
  const t = useTexts(booksTexts)
  const work = useMutation({ mutationFn: (forge: boolean) => check(sums, forge) })
  const forging = work.variables === true
  return (
    <div className="mt-10">
      <div className="flex flex-wrap items-center gap-4">
        <Button size="large" busy={work.isPending && !forging} onClick={() => work.mutate(false)}>
          {t('check.button')}
        </Button>
        {work.data?.steps && (
          <>
            <Button tone="ghost" busy={work.isPending && forging} onClick={() => work.mutate(true)}>
              {t('check.forge')}
            </Button>
            <p className="max-w-lg text-12 text-ink-3">{t('check.forgeWhy')}</p>
          </>
        )}
      </div>
      {work.isError && (
        <div className="mt-4 max-w-2xl">
          <FailureAlert text={t('check.unreachable')} />
        </div>
      )}
      {work.data && <Outcome checked={work.data} />}
    </div>
  )
}

function Outcome({ checked: { proof, forged, steps } }: { readonly checked: Checked }) {
  const t = useTexts(booksTexts)
  if (!steps)
    return (
      <div className="mt-4 max-w-2xl">
        <InlineAlert tone="warn" announce>
          {t('check.cannot')}
        </InlineAlert>
      </div>
    )
  const bad = steps.filter(({ holds }) => !holds).length
  const verdict = bad === 0 ? t('check.holds', { count: steps.length }) : t('check.fails', { count: bad })
  return (
    <div className="mt-4 flex flex-col gap-3">
      <InlineAlert tone={bad === 0 ? 'ok' : 'danger'} announce>
        {forged ? `${t('check.forged')} ${verdict}` : verdict}
      </InlineAlert>
      {!proof.checkpoint && <InlineAlert tone="warn">{t('check.nothing')}</InlineAlert>}
      {proof.checkpoint && !proof.receipt && <InlineAlert tone="warn">{t('check.noReceipt')}</InlineAlert>}
      <ol aria-label={t('check.steps')} className="grid grid-cols-3 slim:grid-cols-1 gap-3">
        {steps.map((step) => (
          <StepRow key={step.name} step={step} proof={proof} />
        ))}
      </ol>
    </div>
  )
}

function StepRow({ step, proof }: { readonly step: Step; readonly proof: Proof }) {
  const t = useTexts(booksTexts)
  const formats = useFormats()
  const { name, holds } = step
  const { receipt } = proof
  const shown = (text: string) => {
    if (name === 'block') return shortCode(text)
    if (name === 'signature' || name === 'receipt') return formats.count(Number(text))
    if (name !== 'price') return text
    return text === '' || !receipt ? t('check.price.nothing') : formats.decimal(text, receipt.priceDecimals)
  }
  return (
    <li className={clsx('rounded-panel border bg-canvas p-4', holds ? 'border-line' : 'border-danger')}>
      <p className={clsx('flex items-center gap-1.5 text-12 font-medium', holds ? 'text-ok' : 'text-danger')}>
        <Glyph name={holds ? 'check' : 'cross'} className="size-3.5 shrink-0" />
        {holds ? t('check.ok') : t('check.bad')}
      </p>
      <p className="mt-1 text-13 font-medium">{t(`check.${name}.title`)}</p>
      <p className="mt-1 text-12 break-words text-ink-2">
        {t(`check.${name}.text`, {
          told: shown(step.told),
          found: name === 'signature' || name === 'receipt' ? '' : shown(step.found),
          symbol: receipt?.symbol ?? '',
          entry: receipt ? formats.count(receipt.sequence) : '',
        })}
      </p>
    </li>
  )
}
