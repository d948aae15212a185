import type { CallData } from '@touchstone/protocol'
import { CopyButton, KeyValue, Num, Panel, Skeleton } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { QrPicture } from '../../shared/qrCode/QrPicture.tsx'
import { useSetting } from '../../shared/site/useSite.ts'
import { DownloadLink } from './components/DownloadLink.tsx'
import { InstallApp } from './components/InstallApp.tsx'
import { downloadTexts } from './texts.ts'

type Download = CallData<'getSetting'>['download'][number]

/** `/downLoad`: the app for each system that there is one for. */
export function DownloadScreen() {
  const t = useTexts(downloadTexts)
  const setting = useSetting()
  return (
    <div className="page py-12">
      <div className="page-column flex w-[min(100vw,880px)] flex-col gap-6">
        <div>
          <h1 className="text-32 font-semibold tracking-tight">{t('title')}</h1>
          <p className="mt-1 text-14 text-ink-2">{t('lead')}</p>
        </div>
        {!setting && <Skeleton className="h-56 opacity-40" />}
        {setting?.download.map((download) => (
          <System key={download.system} download={download} />
        ))}
      </div>
    </div>
  )
}

function System({ download }: { readonly download: Download }) {
  const t = useTexts(downloadTexts)
  const { system, version, sha256 } = download
  const address = new URL(download.link, location.origin).href
  return (
    <Panel className="flex items-start gap-8 p-6 slim:flex-col slim:gap-5 slim:p-4">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-4">
        <h2 className="text-20 font-semibold text-ink-1">{t(`systems.${system}`)}</h2>
        {system === 'web' ? <InstallApp /> : <DownloadLink address={address} />}
        <KeyValue
          items={[
            { key: 'version', label: t('version'), value: <Num>{version}</Num> },
            ...(sha256 === ''
              ? []
              : [
                  {
                    key: 'checksum',
                    label: t('checksum'),
                    value: (
                      <span className="flex items-start gap-2">
                        <Num className="break-all">{sha256}</Num>
                        <CopyButton text={sha256} label={t('copy')} copiedLabel={t('copied')} />
                      </span>
                    ),
                  },
                ]),
          ]}
        />
        {sha256 !== '' && <p className="text-12 text-ink-3">{t('checksumNote')}</p>}
      </div>
      <figure className="flex w-40 shrink-0 flex-col gap-2">
        <QrPicture text={address} alt={t('qr', { link: address })} />
        <figcaption className="text-12 text-ink-3">{t('scan')}</figcaption>
      </figure>
    </Panel>
  )
}
