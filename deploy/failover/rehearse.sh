#!/usr/bin/env bash
# Rehearses failovers on this machine alone: two PostgreSQL under Patroni and etcd, HAProxy and PgBouncer before them, and
# Dhow, which somebody writes to and reads from all the while. Prints for each event how long writes and reads were away,
# and how many acknowledged writes were lost or doubled (docs/operating/failover.md).
#
#   deploy/failover/rehearse.sh [killed] [frozen] [switched] [parted] [full] [pooler]
#
# killed, frozen: the leader with its Patroni. switched: by patronictl. parted: nothing reaches the leader's machine or leaves it.
# full: nothing more fits on the leader's disk, and twenty seconds later somebody hands over (as root alone, who may mount a
# disk). pooler: PgBouncer is killed, and begun again
# after five seconds.
#
# Needs Debian's postgresql-15, patroni, etcd-server, haproxy, pgbouncer and curl, and a checkout that `npm run build` or `npm start`
# has prepared. Everything is in a new folder and on ports from FIRST_PORT (24000), and goes at the end, or with KEEP=1 stays.
# SYNCHRONOUS=1 has the leader wait for its replica; TTL (30) is how long Patroni waits for a leader; DISK_MB (1000) is how large
# the disk of each server is for `full`.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
binaries=${PG_BINARIES:-/usr/lib/postgresql/15/bin}
first=${FIRST_PORT:-24000}
ttl=${TTL:-30}
synchronous=$([ "${SYNCHRONOUS:-0}" = 1 ] && echo true || echo false)
etcd=$first etcd_peer=$((first + 1)) leader=$((first + 2)) replica=$((first + 3)) pooler=$((first + 4)) shop=$((first + 5))
server_of() { echo $((first + 10 + $1)); }
rest_of() { echo $((first + 20 + $1)); }
# What others reach of a server's machine, and what it reaches of etcd, goes through a process that stands for its cable.
cable_of() { echo $((first + 30 + $1)); }
rest_cable_of() { echo $((first + 40 + $1)); }
etcd_cable_of() { echo $((first + 50 + $1)); }
[ $# -gt 0 ] || set -- killed frozen switched parted pooler $([ "$(id -u)" = 0 ] && echo full)
events=" $* "

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
  eval "pid_${name//-/_}=$!"
  disown
  started+=("$!")
}
end_all() {
  for pid in "${started[@]}"; do kill -CONT -- "-$pid" 2>/dev/null || true; kill -KILL -- "-$pid" 2>/dev/null || true; done
  for number in 1 2; do of_postgres $number KILL; done
  sleep 1
  [ -n "${KEEP:-}" ] || for number in 1 2; do ! mountpoint -q "$folder/disk$number" || umount -l "$folder/disk$number"; done
  [ -n "${KEEP:-}" ] && echo "Everything is kept in $folder." || rm -rf "$folder"
}
# A server's data are on a disk of their own where it is to be filled.
data_of() { [[ $events = *' full '* ]] && echo "$folder/disk$1/data" || echo "$folder/data$1"; }
begin_disk() { # NUMBER
  mkdir "$folder/disk$1"
  mount -t tmpfs -o "size=${DISK_MB:-1000}m,uid=$(id -u postgres),mode=755" "dhow-failover-$1" "$folder/disk$1"
}
# PostgreSQL's processes have groups of their own: all that its postmaster has begun are its children.
of_postgres() { # NUMBER SIGNAL
  local postmaster
  postmaster=$(head -1 "$(data_of "$1")/postmaster.pid" 2>/dev/null) || return 0
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
restapi: {listen: '127.0.0.1:$(rest_of "$1")', connect_address: '127.0.0.1:$(rest_cable_of "$1")'}
etcd3: {proxy: 'http://127.0.0.1:$(etcd_cable_of "$1")'}
bootstrap:
  dcs:
    ttl: $ttl
    loop_wait: 10
    retry_timeout: 10
    maximum_lag_on_failover: 1048576
    primary_start_timeout: 30
    synchronous_mode: $synchronous
    postgresql:
      use_pg_rewind: true
      parameters: {max_connections: 100, wal_keep_size: 256MB}
  initdb: [encoding: UTF8, data-checksums]
postgresql:
  listen: '127.0.0.1:$(server_of "$1")'
  connect_address: '127.0.0.1:$(cable_of "$1")'
  data_dir: $(data_of "$1")
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
begin_cable() { # NUMBER
  {
    printf 'global\n  maxconn 500\ndefaults\n  mode tcp\n  timeout connect 2s\n  timeout client 10m\n  timeout server 10m\n'
    for pair in "$(cable_of "$1"):$(server_of "$1")" "$(rest_cable_of "$1"):$(rest_of "$1")" "$(etcd_cable_of "$1"):$etcd"; do
      printf 'listen at_%s\n  bind 127.0.0.1:%s\n  server behind 127.0.0.1:%s\n' "${pair%:*}" "${pair%:*}" "${pair#*:}"
    done
  } >"$folder/cable$1.cfg"
  start "cable$1" "${as[@]}" haproxy -f "$folder/cable$1.cfg"
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
# Who says so of itself: one that does not answer leads as little as it follows.
leader_number() {
  for number in 1 2 1 2 1 2; do
    curl -sf "http://127.0.0.1:$(rest_of $number)/primary" >/dev/null && echo $number && return
    sleep 0.5
  done
  echo "Nobody says that it leads." >&2
  return 1
}

begin_haproxy() {
  {
    printf 'global\n  maxconn 500\ndefaults\n  mode tcp\n  timeout connect 2s\n  timeout client 10m\n  timeout server 10m\n  timeout check 2s\n'
    for role in primary:$leader "replica?lag=16MB:$replica"; do
      printf 'listen at_%s\n  bind 127.0.0.1:%s\n  option httpchk GET /%s\n  http-check expect status 200\n' "${role##*:}" "${role##*:}" "${role%:*}"
      # A replica that has become the leader is read on until everybody knows.
      printf '  default-server inter 1s fall %s rise 1 on-marked-down shutdown-sessions\n' $([[ $role = primary* ]] && echo 2 || echo 5)
      for number in 1 2; do printf '  server s%s 127.0.0.1:%s check port %s\n' $number "$(cable_of $number)" "$(rest_cable_of $number)"; done
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

rehearse() { # WHAT NAME
  until_true 180 "a whole cluster" is_whole
  until_true 60 "the shop" curl -sf "http://127.0.0.1:$shop/api/health/ready"
  local name=$2 number lost doubled load
  number=$(leader_number)
  local patroni=pid_patroni$number cable=pid_cable$number
  for path in / /shop /api/get-category; do curl -sf "http://127.0.0.1:$shop$path" >/dev/null; done
  start "load-$name" "$root/node_modules/.bin/node" "$root/deploy/failover/load.ts" "$name" "$folder" "http://127.0.0.1:$shop"
  eval "load=\$pid_load_$name"
  sleep 5
  case $1 in
    killed) kill -KILL -- "-${!patroni}"; of_postgres "$number" KILL ;;
    frozen) kill -STOP -- "-${!patroni}"; of_postgres "$number" STOP ;;
    switched) "${as[@]}" patronictl -c "$folder/patroni1.yml" switchover --master "server$number" --candidate "server$((3 - number))" --force >>"$folder/patronictl.log" 2>&1 ;;
    parted) kill -STOP -- "-${!cable}" ;;
    full)
      cat /dev/zero >"$folder/disk$number/filler" 2>/dev/null || true
      # Its log is where it hurts most.
      for _ in 1 2 3; do sql 'select pg_switch_wal()' postgres "$(server_of "$number")" >>"$folder/full.log" 2>&1 || true; done
      # Patroni begins such a leader again and again, and leaves it the lead: a person hands it over.
      sleep 20
      "${as[@]}" patronictl -c "$folder/patroni1.yml" failover --candidate "server$((3 - number))" --force >>"$folder/patronictl.log" 2>&1 || true ;;
    pooler) kill -KILL -- "-$pid_pgbouncer"; sleep 5; begin_pgbouncer ;;
  esac
  sleep "$((ttl + 45))"
  case $1 in
    killed) begin_patroni "$number" ;;
    frozen) of_postgres "$number" CONT; kill -CONT -- "-${!patroni}" ;;
    parted) kill -CONT -- "-${!cable}" ;;
    full) rm "$folder/disk$number/filler" ;;
  esac
  # Whatever the old leader still had to say is said while somebody writes.
  sleep 10
  kill -TERM "$load"
  until_true 30 "the end of the load" test -e "$folder/$name.away"
  # What was in its way is back, and follows: now the database says what it has.
  until_true 180 "a whole cluster" is_whole
  local leads
  leads=$(leader_number)
  [ "$(sql 'select pg_is_in_recovery()' postgres "$(server_of "$leads")")" = f ] || { echo "Server $leads leads, and only reads." >&2; exit 1; }
  echo "$name: server $number led, counted at $leads, timeline $(sql 'select timeline_id from pg_control_checkpoint()' postgres "$(server_of "$leads")")" >>"$folder/counted"
  sort "$folder/$name.acknowledged" >"$folder/$name.wanted"
  sql "select substr(name, length('$name') + 2) from contact_message where name like '$name %'" dhow "$(server_of "$leads")" | sort >"$folder/$name.stored"
  lost=$(sort -u "$folder/$name.stored" | comm -23 "$folder/$name.wanted" - | wc -l)
  doubled=$(uniq -d "$folder/$name.stored" | wc -l)
  read -r writes kept fresh <"$folder/$name.away"
  printf '| %s | %s | %s | %s | %s of %s | %s |\n' "$1" "$writes" "$kept" "$fresh" "$lost" "$(wc -l <"$folder/$name.wanted")" "$doubled" >>"$folder/table"
}

echo "Beginning etcd, two PostgreSQL under Patroni, HAProxy, PgBouncer and Dhow in $folder …"
begin_etcd
for number in 1 2; do
  [[ $events = *' full '* ]] && begin_disk $number
  write_patroni $number
  begin_cable $number
done
chmod -R go+r "$folder"
begin_patroni 1
until_true 60 "a leader" curl -sf "http://127.0.0.1:$(rest_of 1)/primary"
begin_patroni 2
begin_haproxy
until_true 60 "the leader's address" sql 'select 1'
until_true 120 "a whole cluster" is_whole
for statement in "create role dhow login" "create database dhow owner dhow"; do sql "$statement" postgres "$(server_of 1)"; done
begin_pgbouncer
begin_shop
round=0
for what in "$@"; do
  echo "Rehearsing: $what …"
  rehearse "$what" "$what$((round += 1))"
done
echo
echo "| event (ttl $ttl, synchronous $synchronous) | writes away, s | kept pages away, s | new answers away, s | lost | doubled |"
echo '|---|---|---|---|---|---|'
cat "$folder/table"
