import { Panel, Skeleton } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { useSupport } from '../../../shared/support/useSupport.ts'
import { WorkingHours } from '../../../shared/support/WorkingHours.tsx'
import { supportTexts } from '../texts.ts'

/** Whether somebody answers now, and the hours of support. */
export function Presence() {
  const t = useTexts(supportTexts)
  return (
    <Panel className="flex flex-col gap-2 p-4 text-13">
      <Loaded answer={useSupport()} waiting={<Skeleton className="h-16 w-full" />}>
        {({ there, hours }) => (
          <>
            <p role="status" className="flex items-center gap-2 font-medium text-ink-1">
              <span aria-hidden="true" className={clsx('size-2 rounded-full', there ? 'bg-ok' : 'bg-ink-3')} />
              {t(there ? 'there.now' : 'there.later')}
            </p>
            {!there && <p className="text-ink-2">{t('there.laterText')}</p>}
            {hours ? (
              <WorkingHours hours={hours} />
            ) : (
              !there && <p className="text-12 text-ink-3">{t('there.noHours')}</p>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}
