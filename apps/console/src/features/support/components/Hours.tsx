import { useQuery } from '@tanstack/react-query'
import type { SupportHours } from '@touchstone/protocol'
import { Button, KeyValue, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { moment } from '../../../shared/frame/figures.ts'
import { Loaded } from '../../../shared/frame/Loaded.tsx'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { emptyWeek, wrongDays } from '../hoursDraft.ts'
import { supportTexts } from '../texts.ts'

const t = textsOf(supportTexts)

function dayName(day: number): string {
  return t(`hours.days.${day as 0}`)
}

/** The working hours that customers read. */
export function Hours() {
  const may = useMay('setSupportHours')
  const [edits, setEdits] = useState(false)
  const query = useQuery(callQuery('getSupportHours', {}))
  const hours = query.data?.hours ?? null
  return (
    <Part
      title={t('hours.title')}
      padded
      actions={
        may &&
        query.data && (
          <Button tone="secondary" size="small" onClick={() => setEdits(true)}>
            {t(hours ? 'hours.change' : 'hours.set')}
          </Button>
        )
      }
    >
      <p className="mb-3 text-13 text-ink-2">{t('hours.lead')}</p>
      <Loaded query={query}>
        {(kept) =>
          kept.hours ? (
            <>
              <Week hours={kept.hours} />
              <p className="num mt-3 text-12 text-ink-3">
                {t('hours.current', { by: kept.by, time: moment(kept.changed) })}
              </p>
            </>
          ) : (
            <p className="text-13 text-ink-3">{t('hours.none')}</p>
          )
        }
      </Loaded>
      {edits && <HoursDialog before={hours ?? emptyWeek()} onClose={() => setEdits(false)} />}
    </Part>
  )
}

function Week({ hours: { zone, days } }: { readonly hours: SupportHours }) {
  return (
    <KeyValue
      items={[
        { key: 'zone', label: t('hours.zone'), value: zone },
        ...days.map(({ open, close }, day) => ({
          key: String(day),
          label: dayName(day),
          value: <span className="num">{open === '' ? t('hours.off') : `${open} – ${close}`}</span>,
        })),
      ]}
    />
  )
}

function HoursDialog({ before, onClose }: { readonly before: SupportHours; readonly onClose: () => void }) {
  const [zone, setZone] = useState(before.zone)
  const [days, setDays] = useState(before.days)
  const act = useAct('setSupportHours')
  const change = (day: number, fields: Partial<SupportHours['days'][number]>) =>
    setDays((held) => held.map((each, index) => (index === day ? { ...each, ...fields } : each)))
  const wrong = wrongDays({ zone, days })
  return (
    <ActDialog
      title={t('hours.change')}
      confirmLabel={t('hours.set')}
      eyes="unsaid"
      width="wide"
      act={act}
      problem={wrong.length > 0 ? t('hours.wrong') : undefined}
      onConfirm={async (reason) => (await act.run({ hours: { zone: zone.trim(), days }, reason })) !== undefined}
      onClose={onClose}
    >
      <TextField label={t('hours.zone')} hint={t('hours.zoneHint')} value={zone} onValueChange={setZone} />
      <p className="text-12 text-ink-3">{t('hours.dayHint')}</p>
      {days.map(({ open, close }, day) => (
        <div key={dayName(day)} className="grid grid-cols-2 slim:grid-cols-1 gap-4">
          <TextField
            label={t('hours.from', { day: dayName(day) })}
            value={open}
            onValueChange={(next) => change(day, { open: next.trim() })}
          />
          <TextField
            label={t('hours.until', { day: dayName(day) })}
            value={close}
            onValueChange={(next) => change(day, { close: next.trim() })}
          />
        </div>
      ))}
    </ActDialog>
  )
}
