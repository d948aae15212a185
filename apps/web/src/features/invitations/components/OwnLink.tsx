import { Button, CopyButton, Num, Panel } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { QrPicture } from '../../../shared/qrCode/QrPicture.tsx'
import type { Promotion } from '../promotion.ts'
import { invitationTexts } from '../texts.ts'

/** The own code and link, to copy, to share and to scan. */
export function OwnLink({ promotion: { code, link } }: { readonly promotion: Promotion }) {
  const t = useTexts(invitationTexts)
  return (
    <Panel className="flex items-start gap-6 p-5 slim:flex-col slim:items-stretch">
      <QrPicture text={link} alt={t('own.qr')} />
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <h2 className="text-16 font-semibold text-ink-1">{t('own.title')}</h2>
        <Line name={t('own.code')} text={code} copyLabel={t('own.copyCode')} />
        <Line name={t('own.link')} text={link} copyLabel={t('own.copyLink')} />
        {'share' in navigator && (
          <Button
            tone="secondary"
            className="self-start"
            onClick={() => {
              // Closing the system's own dialog is no error.
              navigator.share({ title: t('own.shareTitle'), url: link }).catch(() => undefined)
            }}
          >
            {t('own.share')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function Line(props: { readonly name: string; readonly text: string; readonly copyLabel: string }) {
  const t = useTexts(invitationTexts)
  return (
    <div>
      <p className="text-12 text-ink-3">{props.name}</p>
      <p className="mt-1 flex items-center gap-2 rounded-control border border-line bg-field px-3 py-2">
        <Num className="min-w-0 flex-1 break-all text-14 text-ink-1">{props.text}</Num>
        <CopyButton text={props.text} label={props.copyLabel} copiedLabel={t('own.copied')} />
      </p>
    </div>
  )
}
