#!/usr/bin/env bash
# Rehearses failovers on this machine alone: two PostgreSQL under Patroni and etcd, HAProxy and PgBouncer before them, and
# Dhow, which somebody writes to and reads from all the while. Kills, freezes and switches over the leader; prints for each how
# long writes and reads were away, and which acknowledged writes were lost or doubled (docs/operating/failover.md).
#
#   deploy/failover/rehearse.sh [killed] [frozen] [switched]
#
# Needs Debian's postgresql-15, patroni, etcd-server, haproxy, pgbouncer and curl, and a checkout that `npm run build` or `npm start`
# has prepared. Everything is in a new folder and on ports from FIRST_PORT (24000), and goes at the end. SYNCHRONOUS=1 has the leader
# wait for its replica; TTL (30) is how long Patroni waits for a leader.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
binaries=${PG_BINARIES:-/usr/lib/postgresql/15/bin}
first=${FIRST_PORT:-24000}
ttl=${TTL:-30}
synchronous=$([ "${SYNCHRONOUS:-0}" = 1 ] && echo true || echo false)
etcd=$first etcd_peer=$((first + 1)) leader=$((first + 2)) replica=$((first + 3)) pooler=$((first + 4)) shop=$((first + 5))
server_of() { echo $((first + 10 + $1)); }
rest_of() { echo $((first + 20 + $1)); }

for program in patroni patronictl etcd haproxy pgbouncer curl psql "$binaries/postgres"; do
  PATH=$PATH:/usr/sbin command -v "$program" >/dev/null || { echo "There is no $program. Install postgresql-15, patroni, etcd-server, haproxy, pgbouncer and curl." >&2; exit 1; }
done
export PATH=$PATH:/usr/sbin

folder=$(mktemp -d "${TMPDIR:-/tmp}/dhow-failover-XXXXXX")
chmod 755 "$folder"
# PostgreSQL refuses to run as root.
as=()
if [ "$(id -u)" = 0 ]; then
  as=(setpriv --reuid=postgres --regid=postgres --clear-groups)
  chown postgres "$folder"
fi
started=()
start() { # NAME COMMAND…: in the background, in a group of its own
  local name=$1
  shift
  setsid "$@" >>"$folder/$name.log" 2>&1 &
  eval "pid_$name=$!"
  disown
  started+=("$!")
}
end_all() {
  for pid in "${started[@]}"; do kill -CONT -- "-$pid" 2>/dev/null || true; kill -KILL -- "-$pid" 2>/dev/null || true; done
  for number in 1 2; do of_postgres $number KILL; done
  sleep 1
  [ -n "${KEEP:-}" ] && echo "Everything is kept in $folder." || rm -rf "$folder"
}
# PostgreSQL's processes have groups of their own: all that its postmaster has begun are its children.
of_postgres() { # NUMBER SIGNAL
  local postmaster
  postmaster=$(head -1 "$folder/data$1/postmaster.pid" 2>/dev/null) || return 0
  kill "-$2" $(pgrep -P "$postmaster" 2>/dev/null) "$postmaster" 2>/dev/null || true
}
trap end_all EXIT
until_true() { # SECONDS WHAT COMMAND…
  local end=$((SECONDS + $1)) what=$2
  shift 2
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || { echo "$what did not come; its logs are below." >&2; tail -n 15 "$folder"/*.log >&2; exit 1; }
    sleep 0.2
  done
}
sql() { psql -X -q -A -t -h 127.0.0.1 -p "${3:-$leader}" -U postgres -d "${2:-postgres}" -c "$1"; }

begin_etcd() {
  start etcd "${as[@]}" etcd --data-dir "$folder/etcd" --listen-client-urls "http://127.0.0.1:$etcd" \
    --advertise-client-urls "http://127.0.0.1:$etcd" --listen-peer-urls "http://127.0.0.1:$etcd_peer" \
    --initial-advertise-peer-urls "http://127.0.0.1:$etcd_peer" --initial-cluster "default=http://127.0.0.1:$etcd_peer"
  until_true 30 etcd curl -sf "http://127.0.0.1:$etcd/health"
}

write_patroni() { # NUMBER
  cat >"$folder/patroni$1.yml" <<EOF
scope: dhow
name: server$1
restapi: {listen: '127.0.0.1:$(rest_of "$1")', connect_address: '127.0.0.1:$(rest_of "$1")'}
etcd3: {host: '127.0.0.1:$etcd'}
bootstrap:
  dcs:
    ttl: $ttl
    loop_wait: 10
    retry_timeout: 10
    maximum_lag_on_failover: 1048576
    synchronous_mode: $synchronous
    postgresql:
      use_pg_rewind: true
      parameters: {max_connections: 100, wal_keep_size: 256MB}
  initdb: [encoding: UTF8, data-checksums]
postgresql:
  listen: '127.0.0.1:$(server_of "$1")'
  connect_address: '127.0.0.1:$(server_of "$1")'
  data_dir: $folder/data$1
  bin_dir: $binaries
  basebackup: [checkpoint: fast]
  pgpass: $folder/pgpass$1
  authentication:
    superuser: {username: postgres}
    replication: {username: replicator}
  parameters: {unix_socket_directories: $folder}
  pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust']
EOF
}
begin_patroni() { start "patroni$1" "${as[@]}" patroni "$folder/patroni$1.yml"; }
# Whether one leads and the other follows without a gap.
is_whole() {
  for number in 1 2; do
    if curl -sf "http://127.0.0.1:$(rest_of $number)/primary" >/dev/null; then
      curl -sf "http://127.0.0.1:$(rest_of $((3 - number)))/replica?lag=1MB" >/dev/null && [ "$(sql "select count(*) from pg_stat_replication where state = 'streaming' and not pg_is_in_recovery()" postgres "$(server_of $number)")" = 1 ]
      return
    fi
  done
  return 1
}
leader_number() { curl -sf "http://127.0.0.1:$(rest_of 1)/primary" >/dev/null && echo 1 || echo 2; }

begin_haproxy() {
  {
    printf 'global\n  maxconn 500\ndefaults\n  mode tcp\n  timeout connect 2s\n  timeout client 10m\n  timeout server 10m\n  timeout check 2s\n'
    for role in primary:$leader "replica?lag=16MB:$replica"; do
      printf 'listen at_%s\n  bind 127.0.0.1:%s\n  option httpchk GET /%s\n  http-check expect status 200\n' "${role##*:}" "${role##*:}" "${role%:*}"
      printf '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions\n'
      for number in 1 2; do printf '  server s%s 127.0.0.1:%s check port %s\n' $number "$(server_of $number)" "$(rest_of $number)"; done
    done
  } >"$folder/haproxy.cfg"
  start haproxy "${as[@]}" haproxy -f "$folder/haproxy.cfg"
}

begin_pgbouncer() {
  cat >"$folder/pgbouncer.ini" <<EOF
[databases]
* = host=127.0.0.1 port=$leader
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $pooler
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
server_login_retry = 1
EOF
  sed -i "s/^\* = .*/& user=dhow/" "$folder/pgbouncer.ini"
  start pgbouncer "${as[@]}" pgbouncer "$folder/pgbouncer.ini"
}

begin_shop() {
  mkdir -p "$folder/shop"
  (
    export PORT=$shop DATA_DIR=$folder/shop DEMO=0 LOG_LEVEL=info RATE_LIMIT_SCALE=1000000 DATABASE_CONNECT_SECONDS=2
    export DATABASE_URL=postgresql://dhow@127.0.0.1:$pooler/dhow
    export DATABASE_DIRECT_URL=postgresql://dhow@127.0.0.1:$leader/dhow
    export DATABASE_READ_URL=postgresql://dhow@127.0.0.1:$replica/dhow
    export ADMIN_EMAIL=admin@failover.example ADMIN_PASSWORD=of-a-rehearsal-only
    start shop "$root/scripts/serve.sh"
    echo "$pid_shop" >"$folder/shop.pid"
  )
  started+=("$(cat "$folder/shop.pid")")
  until_true 120 "the shop" curl -sf "http://127.0.0.1:$shop/api/health/ready"
}

now() { date +%s%3N; }
# Writes a message every fifth of a second until the file "over" is there: when it began, when it ended, its status, its number.
writing() {
  local number=0 began status
  while [ ! -e "$folder/over" ]; do
    number=$((number + 1)) began=$(now)
    status=$(curl -s -m 15 -o /dev/null -w '%{http_code}' -H 'content-type: application/json' "http://127.0.0.1:$shop/api/contact" \
      -d "{\"name\":\"$1 $number\",\"email\":\"reader@failover.example\",\"message\":\"Is it still here?\"}") || true
    echo "$began $(now) $status $number"
    sleep 0.2
  done
}
reading() { # PATH
  local began status number=0
  while [ ! -e "$folder/over" ]; do
    number=$((number + 1)) began=$(now)
    status=$(curl -s -m 15 -o /dev/null -w '%{http_code}' "http://127.0.0.1:$shop${1//NUMBER/$number}") || true
    echo "$began $(now) $status $number"
    sleep 0.2
  done
}
# The longest time in seconds from the beginning of what failed to the end of what succeeded next.
away() { awk '$3 ~ /^2/ { if (began) { gap = ($2 - began) / 1000; if (gap > most) most = gap } began = 0; next } !began { began = $1 } END { if (began) print "to the end"; else printf "%.1f", most + 0 }' "$1"; }

rehearse() { # WHAT
  until_true 180 "a whole cluster" is_whole
  until_true 60 "the shop" curl -sf "http://127.0.0.1:$shop/api/health/ready"
  rm -f "$folder/over"
  local number began lost doubled
  number=$(leader_number)
  curl -sf "http://127.0.0.1:$shop/" >/dev/null
  writing "$1" >"$folder/$1.writes" & local writer=$!
  reading / >"$folder/$1.kept" & local kept=$!
  reading '/api/get-product?q=watch%20NUMBER' >"$folder/$1.new" & local new=$!
  sleep 5
  case $1 in
    killed) local patroni=pid_patroni$number; kill -KILL -- "-${!patroni}"; of_postgres "$number" KILL ;;
    frozen) local patroni=pid_patroni$number; kill -STOP -- "-${!patroni}"; of_postgres "$number" STOP ;;
    switched) "${as[@]}" patronictl -c "$folder/patroni1.yml" switchover --master "server$number" --candidate "server$((3 - number))" --force >>"$folder/patronictl.log" 2>&1 ;;
  esac
  sleep "$((ttl + 45))"
  touch "$folder/over"
  wait $writer $kept $new || true
  case $1 in
    killed) begin_patroni "$number" ;;
    frozen) local patroni=pid_patroni$number; of_postgres "$number" CONT; kill -CONT -- "-${!patroni}" ;;
  esac
  # What was in its way is back, and follows: now the database says what it has.
  until_true 180 "a whole cluster" is_whole
  awk '$3 ~ /^2/ { print $4 }' "$folder/$1.writes" | sort >"$folder/$1.acknowledged"
  sql "select substr(name, length('$1') + 2) from contact_message where name like '$1 %'" dhow "$(server_of "$(leader_number)")" | sort >"$folder/$1.stored"
  lost=$(sort -u "$folder/$1.stored" | comm -23 "$folder/$1.acknowledged" - | wc -l)
  doubled=$(uniq -d "$folder/$1.stored" | wc -l)
  printf '| %s | %s | %s | %s | %s of %s | %s |\n' "$1" "$(away "$folder/$1.writes")" "$(away "$folder/$1.kept")" "$(away "$folder/$1.new")" \
    "$lost" "$(wc -l <"$folder/$1.acknowledged")" "$doubled" >>"$folder/table"
}

echo "Beginning etcd, two PostgreSQL under Patroni, HAProxy, PgBouncer and Dhow in $folder …"
begin_etcd
for number in 1 2; do write_patroni $number; done
chmod -R go+r "$folder"
begin_patroni 1
until_true 60 "a leader" curl -sf "http://127.0.0.1:$(rest_of 1)/primary"
begin_patroni 2
begin_haproxy
until_true 60 "the leader's address" sql 'select 1'
sql "create role dhow login"
sql "create database dhow owner dhow"
until_true 120 "a whole cluster" is_whole
begin_pgbouncer
begin_shop
[ $# -gt 0 ] || set -- killed frozen switched
for what in "$@"; do
  echo "The leader is $what …"
  rehearse "$what"
done
echo
echo "| leader (ttl $ttl, synchronous $synchronous) | writes away, s | kept pages away, s | new answers away, s | lost | doubled |"
echo '|---|---|---|---|---|---|'
cat "$folder/table"
