import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer, Server as SecureServer } from 'node:https'
import { openBlackHole, type BlackHole } from './black-hole.ts'
import type { Mode } from './modes.ts'

export type Service = { readonly port: number; readonly enter: (mode: Mode) => Promise<void>; readonly stop: () => Promise<void> }

type Options = { readonly port: number; readonly certificates: string | undefined; readonly listener: RequestListener }

/** The address the core system is called at; some modes are a matter of the connection and not of the answer. */
export async function openService({ port: wanted, certificates, listener }: Options): Promise<Service> {
  const server = certificates === undefined ? createServer(listener) : createSecureServer(pairIn(certificates, 'good'), listener)
  const port = await listen(server, wanted)
  let hole: BlackHole | undefined

  async function stop(): Promise<void> {
    await hole?.close()
    hole = undefined
    if (!server.listening) return
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  return {
    port,
    stop,
    enter: async (mode) => {
      if (server instanceof SecureServer && certificates !== undefined) {
        server.setSecureContext(pairIn(certificates, mode === 'expired-certificate' ? 'expired' : 'good'))
        // Whoever is connected has seen the other certificate.
        server.closeAllConnections()
      }
      if (mode === 'refuse' || mode === 'blackhole') await stop()
      else if (!server.listening) {
        await hole?.close()
        hole = undefined
        await listen(server, port)
      }
      if (mode === 'blackhole') hole = await openBlackHole(port)
    },
  }
}

function listen(server: Server | SecureServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function pairIn(folder: string, name: 'good' | 'expired'): { readonly cert: string; readonly key: string } {
  return { cert: readFileSync(`${folder}/${name}.pem`, 'utf8'), key: readFileSync(`${folder}/${name}-key.pem`, 'utf8') }
}
