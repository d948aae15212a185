import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { keepInstallOffer } from '../../shared/install/install.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { DownloadScreen } from './DownloadScreen.tsx'

const SUM = 'ab'.repeat(32)
const SETTING = {
  languages: ['en'],
  download: [
    { system: 'web', link: '/', version: '1.2', sha256: '' },
    { system: 'android', link: 'https://apps.example/exchange.apk', version: '3.4', sha256: SUM },
  ],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows each system with its code, version and checksum, and installs the web app when the browser offers to', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  keepInstallOffer(window)
  const asked = answerCalls({ getSetting: SETTING, getQrcode: { img: 'data:image/svg+xml;base64,' } })
  await renderScreen(DownloadScreen, '/downLoad')
  await screen.findByRole('heading', { name: 'Android' })
  expect(screen.getByText(SUM)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(SETTING.download[1]?.link)
  await screen.findByAltText('QR code of https://apps.example/exchange.apk')
  expect(asked.filter(({ name }) => name === 'getQrcode').map(({ fields }) => fields.text)).toEqual([
    new URL('/', location.origin).href,
    'https://apps.example/exchange.apk',
  ])
  expect(screen.getByText(/Your browser offers no button/)).toBeTruthy()
  const prompt = vi.fn(async () => undefined)
  act(() => {
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  })
  fireEvent.click(screen.getByRole('button', { name: 'Install' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  act(() => {
    window.dispatchEvent(new Event('appinstalled'))
  })
  await screen.findByText('You are using the installed app.')
})
