-- Sends each line of the file BODIES once, in order, beginning after the first OFFSET lines.
local bodies = {}
for line in io.lines(os.getenv("BODIES")) do bodies[#bodies + 1] = line end
local at = tonumber(os.getenv("OFFSET"))
local headers = { ["Content-Type"] = "application/json" }

request = function()
  at = at % #bodies + 1
  return wrk.format("POST", "/BusinessAPI/efristerstreckung", headers, bodies[at])
end

done = function(summary, latency)
  local e = summary.errors
  local failed = e.status + e.connect + e.read + e.write + e.timeout
  io.write(string.format("RESULT %d %d %d %d\n", summary.requests, summary.duration, failed, latency:percentile(99)))
end
