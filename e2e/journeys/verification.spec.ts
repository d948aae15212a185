import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openAccount } from '../pages/customer.ts'
import { pictureOf } from '../pages/picture.ts'
import { VerificationPage } from '../pages/verification.ts'
import { ServerProcess } from '../serverProcess.ts'

test('a newcomer says who they are, sees it under review, and uploads pictures that nobody else can open', async ({
  page,
}) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchstone-verification-'))
  const server = new ServerProcess(dataDirectory, { SEED: '21' })
  try {
    await server.start()
    await openAccount(page, server.origin)
    const verification = new VerificationPage(page)

    await page.goto(`${server.origin}/smauth`)
    await expect(page).toHaveURL(/authentication\?tier=junior/)
    await expect(page.getByLabel('Nationality')).toHaveValue('Germany')
    await verification.send()
    await expect(page.getByText('Name cannot be empty').first()).toBeVisible()
    await verification.fillJunior('Ann Archer', 'K 1234-567')
    await verification.send()
    await expect(verification.step('Junior')).toContainText('Under review')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'ID number' })).toHaveValue('K 1234-567')
    await expect(page.getByRole('textbox', { name: 'ID number' })).toBeDisabled()

    await verification.open(server.origin, 'senior')
    const front = 'Front of the document'
    const small = { name: 'small.png', mimeType: 'image/png', buffer: await pictureOf(page, 500, 'image/png') }
    await verification.choosePicture(front, small)
    await expect(page.getByText('The picture must be at least 600 pixels wide and high').first()).toBeVisible()
    const picture = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await pictureOf(page, 700, 'image/jpeg') }
    await verification.choosePicture(front, picture)
    await expect(page.getByText('Uploaded')).toBeVisible()
    await page.getByRole('button', { name: 'Save without sending' }).click()
    await expect(verification.step('Senior')).toContainText('Saved, not sent')

    const shown = page.waitForResponse((response) => response.url().includes('/files/'))
    await page.reload()
    const answer = await shown
    expect(answer.headers()['content-type']).toBe('image/jpeg')
    const again = await page.request.get(answer.url())
    expect(again.status()).toBe(404)

    const shelf = join(dataDirectory, 'files')
    const files = readdirSync(shelf, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files).toHaveLength(1)
    for (const { parentPath, name } of files)
      expect(readFileSync(join(parentPath, name)).subarray(0, 3).toString('hex')).not.toBe('ffd8ff')
  } finally {
    await server.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
})
