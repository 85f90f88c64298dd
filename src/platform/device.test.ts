import { describe, expect, it } from 'vitest'
import { deviceOfCall, deviceOfPage } from './device.ts'

const iPad =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const iPhone = iPad.replace('iPad; CPU OS', 'iPhone; CPU iPhone OS')
const androidPhone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const androidTablet = androidPhone.replace(' Mobile', '')
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }

describe('the device of whoever opens a page', () => {
  it.each([
    ['phone', { 'user-agent': iPhone }],
    ['phone', { 'user-agent': androidPhone }],
    ['phone', { 'user-agent': androidTablet, 'sec-ch-ua-mobile': '?1' }],
    ['tablet', { 'user-agent': iPad }],
    ['tablet', { 'user-agent': androidTablet, 'sec-ch-ua-mobile': '?0' }],
    ['desktop', { 'user-agent': windows, 'sec-ch-ua-mobile': '?0' }],
    ['desktop', {}],
  ])('is a %s: %j', (device, headers) => {
    expect(deviceOfPage({ method: 'GET', headers: { ...opened, ...headers } })).toBe(device)
  })

  it.each([
    ['a probe', 'GET', { 'user-agent': windows }],
    ['a page that only looks whether the service is there', 'HEAD', opened],
    ['a page fetched in advance', 'GET', { ...opened, 'sec-purpose': 'prefetch' }],
    ['a call of a script', 'GET', { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }],
  ])('is not known of %s', (_, method, headers) => {
    expect(deviceOfPage({ method, headers })).toBeUndefined()
  })
})

it('the device of a call is known only of our own pages', () => {
  const of = (headers: Readonly<Record<string, string>>) => deviceOfCall({ method: 'POST', headers: { 'user-agent': iPhone, ...headers } })

  expect([of({ 'sec-fetch-site': 'same-origin' }), of({ 'sec-fetch-site': 'cross-site' }), of({})]).toEqual(['phone', undefined, undefined])
})
