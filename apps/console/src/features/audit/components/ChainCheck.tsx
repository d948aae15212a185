import { useQuery } from '@tanstack/react-query'
import { Button, ErrorPanel, InlineAlert } from '@touchstone/ui'
import { failureCode, readingFailureText } from '../../../shared/api/failures.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { frameTexts } from '../../../shared/frame/texts.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { auditTexts } from '../texts.ts'

const t = textsOf(auditTexts)
const say = textsOf(frameTexts)

/** Has the server recompute the whole chain, on demand. */
export function ChainCheck() {
  const check = useQuery({ ...callQuery('checkAudit', {}), enabled: false, gcTime: 0 })
  const { data } = check
  return (
    <div className="flex items-center gap-4">
      <Button tone="secondary" busy={check.isFetching} onClick={() => void check.refetch()}>
        {t(check.isFetching ? 'checking' : 'check')}
      </Button>
      {check.isError && (
        <ErrorPanel
          text={readingFailureText(check.error)}
          code={failureCode(check.error)}
          retryLabel={say('retry')}
          onRetry={() => void check.refetch()}
        />
      )}
      {data && (
        <InlineAlert tone={data.whole ? 'ok' : 'danger'} announce>
          {t(data.whole ? 'whole' : 'broken', {
            rows: formats.count(data.rows),
            row: formats.count(data.brokenRow),
            anchored: formats.count(data.anchoredRows),
          })}{' '}
          <span className="text-ink-3">{t('head')}</span>{' '}
          <code className="font-mono text-12 break-all">{data.head}</code>
        </InlineAlert>
      )}
    </div>
  )
}
