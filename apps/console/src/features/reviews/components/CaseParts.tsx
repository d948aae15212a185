import { Glyph } from '@touchstone/ui'
import { moment } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { fieldLabel, historyWord, type ReviewedCase, refusalText, warningText } from '../decision.ts'
import { reviewTexts } from '../texts.ts'

const t = textsOf(reviewTexts)

/** Forms about money, which replace no data of the account. */
const NEW_MATTERS: ReadonlySet<string> = new Set(['deposit_voucher', 'buy_coin', 'loan', 'repayment'])

/** The customer's request, beside the account's present data that it would replace. */
export function AskedFields({ reviewed }: { readonly reviewed: ReviewedCase }) {
  const replaces = !NEW_MATTERS.has(reviewed.kind)
  return (
    <Part title={t('case.asked')}>
      {reviewed.fields.length === 0 ? (
        <p className="p-4 text-13 text-ink-2">{t('case.noFields')}</p>
      ) : (
        <table className="w-full text-13">
          <thead>
            <tr className="text-12 text-ink-3">
              <th scope="col" className="px-4 py-2 text-start font-medium">
                {t('case.field')}
              </th>
              {replaces && (
                <th scope="col" className="px-4 py-2 text-start font-medium">
                  {t('case.before')}
                </th>
              )}
              <th scope="col" className="px-4 py-2 text-start font-medium">
                {t('case.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {reviewed.fields.map(({ label, before, after }) => (
              <tr key={label} className="border-t border-line/60">
                <th scope="row" className="px-4 py-2 text-start font-normal text-ink-3">
                  {fieldLabel(label)}
                </th>
                {replaces && <td className="px-4 py-2 break-words text-ink-2">{before || t('case.empty')}</td>}
                <td className="px-4 py-2 font-medium break-words text-ink-1">{after || t('case.empty')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Part>
  )
}

export function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  return (
    <Part title={t('case.warnings')} padded>
      {warnings.length === 0 ? (
        <p className="text-13 text-ink-2">{t('case.noWarnings')}</p>
      ) : (
        <ul className="flex flex-col gap-2 text-13">
          {warnings.map((warning) => (
            <li key={warning} className="flex items-start gap-2">
              <Glyph name="warn" className="mt-0.5 shrink-0 text-warn" />
              {warningText(warning)}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

export function CaseHistory({ history }: { readonly history: ReviewedCase['history'] }) {
  return (
    <Part title={t('case.history')} padded>
      {history.length === 0 ? (
        <p className="text-13 text-ink-2">{t('case.noHistory')}</p>
      ) : (
        <ol className="flex flex-col gap-3 text-13">
          {history.map((entry) => (
            <li key={`${entry.time} ${entry.what} ${entry.by}`} className="flex flex-col">
              <span className="flex justify-between gap-4">
                <span className="font-medium">{historyWord(entry.what)}</span>
                <span className="num text-12 text-ink-3">{moment(entry.time)}</span>
              </span>
              {entry.by !== '' && <span className="text-ink-2">{entry.by}</span>}
              {entry.reason !== '' && <span className="text-ink-2">{refusalText(entry.reason)}</span>}
              {entry.text !== '' && entry.text !== refusalText(entry.reason) && (
                <span className="text-ink-2">“{entry.text}”</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}
