-- Asks for one person after the other, each time under a new key; who has been through them all asks everybody for one more day.
local begun = tonumber(os.getenv("BEGUN"))
local people = tonumber(os.getenv("PEOPLE"))
local first = tonumber(os.getenv("FIRST"))
local births = {}
for line in io.lines(os.getenv("BIRTHS")) do births[#births + 1] = line end
local n = begun
local base = os.time({ year = 2027, month = 4, day = 1, hour = 12 })

-- Milliseconds from one's answer to one's next request, on average: whoever asks at once again is not many people.
local pause = tonumber(os.getenv("PAUSE"))
if pause then
  delay = function() return -math.log(1 - math.random()) * pause end
end

request = function()
  local at = (n * 7919) % people
  local wish = os.date("%m.%d.%Y", base + math.floor(n / people) * 86400)
  local body = string.format('{"Periode":2026,"Wunschfrist":"%s","PersonSearchRequest":{"SubjektId":"%d","Geburtsdatum":"%s"}}', wish, first + at, births[at % #births + 1])
  n = n + 1
  return wrk.format("POST", "/BusinessAPI/efristerstreckung", { ["Content-Type"] = "application/json", ["Idempotency-Key"] = string.format("bench-%020d", n) }, body)
end

done = function(summary, latency)
  local e = summary.errors
  local broken = e.connect + e.read + e.write + e.timeout
  io.write(string.format("RESULT %d %d %d %d %d %d %d\n", summary.requests, summary.duration, e.status + broken, latency:percentile(50), latency:percentile(95), latency:percentile(99), broken))
end
