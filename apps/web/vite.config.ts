import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { compressAssets } from '../../tools/compressAssets.mjs'
import { bundleBudget } from './bundleBudget.ts'
import { compiledTexts } from './compiledTexts.ts'

/** In development the calls, the socket and the start-up configuration come from a running exchange. */
const exchange = process.env.EXCHANGE_URL ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react(), tailwindcss(), compiledTexts(), bundleBudget(), compressAssets()],
  // A catalog is one object, whose messages are compiled.
  json: { namedExports: false, stringify: false },
  resolve: { conditions: ['touchstone-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page begins with is one file: in twenty it compresses worse, and every import would part it anew.
            { name: 'first', tags: ['$initial'], priority: 2 },
            // Likewise what amounts are typed and read with,
            { name: 'decimals', test: /\/shared\/decimals\//, priority: 1 },
            // and what so many parts share that nearly every screen needs it: alone each is a hundred bytes.
            { name: 'shared', minShareCount: 50 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/web': exchange,
      '/sandbox': exchange,
      '/content': exchange,
      '/coins': exchange,
      '/config.json': exchange,
      '/ws': { target: exchange, ws: true },
    },
  },
})
