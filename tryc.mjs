import { chromium } from '@playwright/test'
import { createRequire } from 'node:module'
const { generate } = await import(createRequire(new URL('./apps/server/package.json', import.meta.url)).resolve('otplib').replace(/\.cjs$/, '.cjs'))
const [pw1, pw2] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] })
const out = '/tmp/x/shots/'
async function enrol(name, pw, theme) {
  const ctx = await b.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: theme })
  const page = await ctx.newPage()
  page.on('console', m => { if (m.type() === 'error') console.log(name, 'console', m.text().slice(0, 200)) })
  page.on('pageerror', e => console.log(name, 'pageerror', String(e).slice(0, 300)))
  const call = async (n, body) => page.evaluate(async ([n, body]) => (await (await fetch('/admin/' + n, { method: 'POST', headers: { 'x-console': '1', 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()), [n, body])
  await page.goto('http://127.0.0.1:18081/')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: out + `console_login_${theme}.png` })
  const s = await call('login', { name, password: pw }); console.log(name, s.code, s.message, s.data?.next)
  const e = await call('startEnrolment', { ticket: s.data.ticket })
  const code = await generate({ secret: e.data.secret })
  const r = await call('enrol', { ticket: s.data.ticket, password: 'Quilted-Harbour-914-' + (name.endsWith('1') ? 'walnut' : 'pebble'), code }); console.log('enrol', r.code, r.message)
  return { page, call, ctx }
}
const one = await enrol('operator1', pw1, 'dark')
const two = await enrol('operator2', pw2, 'light')
for (const [who, theme] of [[one, 'dark'], [two, 'light']]) {
  for (const path of (process.env.PATHS ?? '/ /reviews /approvals /users /markets /treasury /health /audit /operators').split(' ')) {
    await who.page.goto('http://127.0.0.1:18081' + path); await who.page.waitForTimeout(2500)
    await who.page.screenshot({ path: out + `console_${path.replaceAll('/', '_')}_${theme}.png` })
  }
}
console.log(await one.page.evaluate(() => [...document.querySelectorAll('nav a')].map(a => a.getAttribute('href')).join(' ')))
await b.close()
