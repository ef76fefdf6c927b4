--
-- PostgreSQL database dump
--


-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: drizzle; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA drizzle;


--
-- Name: pgboss; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA pgboss;


--
-- Name: job_state; Type: TYPE; Schema: pgboss; Owner: -
--

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);


--
-- Name: create_queue(text, jsonb); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;


--
-- Name: delete_queue(text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;


--
-- Name: job_now(); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;


--
-- Name: job_table_format(text, text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;


--
-- Name: job_table_run(text, text, text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;


--
-- Name: job_table_run_async(text, integer, text, text, text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;


--
-- Name: catalog_has_tables(integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.catalog_has_tables(item integer) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  SELECT EXISTS (SELECT FROM catalog_price_groups WHERE item_id = item)
$$;


--
-- Name: catalog_lowest_price(integer, jsonb); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.catalog_lowest_price(item_id integer, tiers jsonb) RETURNS integer
    LANGUAGE sql
    AS $$
  SELECT least(
    (SELECT min((tier ->> 'price')::integer) FROM jsonb_array_elements(tiers) AS tier),
    (SELECT min(price_from) FROM catalog_items WHERE parent_id = item_id)
  )
$$;


--
-- Name: catalog_price_above(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.catalog_price_above() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  above integer;
BEGIN
  IF (NEW.price_from, NEW.parent_id) IS NOT DISTINCT FROM (OLD.price_from, OLD.parent_id) THEN
    RETURN NULL;
  END IF;
  FOREACH above IN ARRAY array_remove(ARRAY[least(OLD.parent_id, NEW.parent_id),
    nullif(greatest(OLD.parent_id, NEW.parent_id), least(OLD.parent_id, NEW.parent_id))], NULL)
  LOOP
    PERFORM FROM catalog_items WHERE id = above FOR NO KEY UPDATE;
    UPDATE catalog_items SET price_from = NULL
    WHERE id = above AND price_from IS DISTINCT FROM catalog_lowest_price(id, price_tiers);
  END LOOP;
  RETURN NULL;
END
$$;


--
-- Name: catalog_price_links_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.catalog_price_links_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM catalog_refresh_prices(ARRAY(SELECT DISTINCT item_id FROM changed));
  RETURN NULL;
END
$$;


--
-- Name: catalog_price_own(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.catalog_price_own() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF catalog_has_tables(NEW.id) THEN
    NEW.own_price_tiers := '[]';
    NEW.price_tiers := catalog_table_tiers(NEW.id);
  ELSE
    NEW.price_tiers := NEW.own_price_tiers;
  END IF;
  NEW.price_from := catalog_lowest_price(NEW.id, NEW.price_tiers);
  RETURN NEW;
END
$$;


--
-- Name: catalog_price_rows_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.catalog_price_rows_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM catalog_refresh_prices(ARRAY(
    SELECT DISTINCT link.item_id FROM changed
    JOIN price_variants AS variant ON variant.id = changed.variant_id
    JOIN catalog_price_groups AS link ON link.group_id = variant.group_id
  ));
  RETURN NULL;
END
$$;


--
-- Name: catalog_price_variants_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.catalog_price_variants_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM catalog_refresh_prices(ARRAY(
    SELECT DISTINCT link.item_id FROM changed JOIN catalog_price_groups AS link ON link.group_id = changed.group_id
  ));
  RETURN NULL;
END
$$;


--
-- Name: catalog_refresh_prices(integer[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.catalog_refresh_prices(items integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM FROM catalog_items WHERE id = ANY (items) ORDER BY id FOR NO KEY UPDATE;
  UPDATE catalog_items SET price_tiers = '[]' WHERE id = ANY (items) AND CASE WHEN catalog_has_tables(id)
    THEN own_price_tiers <> '[]' OR price_tiers <> catalog_table_tiers(id) ELSE price_tiers <> own_price_tiers END;
END
$$;


--
-- Name: catalog_table_tiers(integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.catalog_table_tiers(item integer) RETURNS jsonb
    LANGUAGE sql STABLE
    AS $$
  WITH cells AS MATERIALIZED (
    SELECT from_quantity, to_quantity, price FROM item_prices WHERE item_id = item AND list = 'anonymous'
  ),
  steps AS (
    SELECT step.quantity, min(cells.price) AS price
    FROM (SELECT DISTINCT from_quantity AS quantity FROM cells) AS step
    JOIN cells ON cells.from_quantity <= step.quantity AND coalesce(cells.to_quantity >= step.quantity, true)
    GROUP BY step.quantity
  ),
  changes AS (SELECT quantity, price, lag(price) OVER (ORDER BY quantity) AS before FROM steps)
  SELECT coalesce(jsonb_agg(jsonb_build_object('from', quantity, 'price', price) ORDER BY quantity), '[]')
  FROM changes WHERE price IS DISTINCT FROM before
$$;


--
-- Name: lock_people(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.lock_people() RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('person_of_order'));
END $$;


--
-- Name: lock_people_of_orders(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.lock_people_of_orders() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM lock_people();
  RETURN NULL;
END $$;


--
-- Name: note_media_usages(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_media_usages() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  "this_table" CONSTANT text := TG_TABLE_NAME;
  "this_row" jsonb;
  "this_key" integer;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    "this_key" := (to_jsonb(OLD) ->> TG_ARGV[0])::integer;
    DELETE FROM "media_usages" WHERE "table_name" = "this_table" AND "row_key" = "this_key";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    "this_row" := to_jsonb(NEW);
    "this_key" := ("this_row" ->> TG_ARGV[0])::integer;
    INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
    SELECT DISTINCT "this_table", "this_key", "field"."key", "match"[1]
    FROM jsonb_each_text("this_row" -> 'snapshot') AS "field",
      regexp_matches("field"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg|pdf|mp4|webm|vtt)', 'g') AS "match"
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;


--
-- Name: notify_content_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.notify_content_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;


--
-- Name: notify_content_rows(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.notify_content_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  sent integer := coalesce(nullif(current_setting('rapport.changed_rows', true), ''), '0')::integer;
  changed jsonb[];
  payload text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    changed := ARRAY(SELECT to_jsonb(one) FROM (SELECT * FROM after_change LIMIT 51) AS one);
  ELSIF TG_OP = 'DELETE' THEN
    changed := ARRAY(SELECT to_jsonb(one) FROM (SELECT * FROM before_change LIMIT 51) AS one);
  ELSIF (SELECT count(*) FROM (SELECT FROM after_change LIMIT 26) AS counted) > 25 THEN
    changed := array_fill('{}'::jsonb, ARRAY[51]);
  ELSE
    changed := ARRAY(
      (SELECT to_jsonb(one) FROM before_change AS one EXCEPT SELECT to_jsonb(one) FROM after_change AS one)
      UNION ALL
      (SELECT to_jsonb(one) FROM after_change AS one EXCEPT SELECT to_jsonb(one) FROM before_change AS one)
    );
  END IF;
  IF cardinality(changed) = 0 THEN
    RETURN NULL;
  END IF;
  IF sent < 16 AND cardinality(changed) <= 50 THEN
    SELECT TG_TABLE_NAME || ' ' || jsonb_agg(DISTINCT name || '=' || (one ->> name)) INTO payload
    FROM unnest(changed) AS one, unnest(TG_ARGV) AS name WHERE one ->> name IS NOT NULL;
    PERFORM set_config('rapport.changed_rows', (sent + 1)::text, true);
  END IF;
  -- A payload has 8000 bytes at most.
  IF octet_length(payload) > 7000 THEN
    payload := NULL;
  END IF;
  PERFORM pg_notify('content_changed', coalesce(payload, TG_TABLE_NAME));
  RETURN NULL;
END
$$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: orders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.orders (
    id uuid NOT NULL,
    number text NOT NULL,
    placed_at timestamp with time zone NOT NULL,
    user_id integer,
    person_id integer,
    name text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    comment text NOT NULL,
    line jsonb,
    is_catalog boolean NOT NULL,
    city_id integer,
    client_city text,
    client_country text,
    referrer_url text,
    page_path text,
    utm_source text,
    utm_medium text,
    utm_campaign text,
    utm_content text,
    utm_term text,
    status text DEFAULT 'new'::text NOT NULL,
    search_text text GENERATED ALWAYS AS (translate(((((((((((((number || chr(10)) || name) || chr(10)) || email) || chr(10)) || phone) || chr(10)) || regexp_replace(phone, '\D'::text, ''::text, 'g'::text)) || chr(10)) || comment) || chr(10)) || COALESCE((line ->> 'title'::text), ''::text)), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ'::text, 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'::text)) STORED NOT NULL,
    CONSTRAINT orders_status_known CHECK ((status = ANY (ARRAY['new'::text, 'called'::text, 'calculating'::text, 'quoted'::text, 'paid'::text, 'in-production'::text, 'shipped'::text, 'done'::text, 'refused'::text])))
);


--
-- Name: person_of_order(public.orders); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.person_of_order(placed public.orders) RETURNS integer
    LANGUAGE plpgsql
    SET enable_seqscan TO 'off'
    AS $$
DECLARE
  account integer;
  known integer[];
  person integer;
BEGIN
  SELECT id INTO account FROM users WHERE id = placed.user_id FOR KEY SHARE;
  IF account IS NULL AND placed.email <> '' THEN
    SELECT id INTO account FROM users WHERE lower(email) = lower(placed.email) FOR KEY SHARE;
  END IF;
  IF account IS NOT NULL THEN
    SELECT id INTO person FROM people WHERE user_id = account FOR UPDATE;
    RETURN person;
  END IF;
  IF placed.email = '' AND placed.phone = '' THEN
    RETURN NULL;
  END IF;
  PERFORM lock_people();
  SELECT array_agg(DISTINCT candidate) INTO known FROM (
    (SELECT person_id AS candidate FROM orders
      WHERE user_id IS NULL AND placed.email <> '' AND lower(email) = lower(placed.email) AND id <> placed.id AND person_id IS NOT NULL
      LIMIT 1)
    UNION ALL
    (SELECT unnest(CASE WHEN count(DISTINCT lower(email)) <= 5 THEN array_agg(DISTINCT person_id) END) FROM (
      SELECT person_id, email FROM orders
      WHERE user_id IS NULL AND placed.phone <> '' AND phone = placed.phone AND id <> placed.id AND person_id IS NOT NULL
      LIMIT 200
    ) AS same_phone)
  ) AS candidates;
  IF known IS NOT NULL THEN
    SELECT array_agg(id ORDER BY id) FILTER (WHERE user_id IS NULL) INTO known FROM (
      SELECT id, user_id FROM people WHERE id = ANY(known) ORDER BY id FOR UPDATE
    ) AS locked;
  END IF;
  IF known IS NULL THEN
    INSERT INTO people (active_at) VALUES (placed.placed_at) RETURNING id INTO person;
    RETURN person;
  END IF;
  -- Several rows turned out to be one person.
  IF cardinality(known) > 1 THEN
    UPDATE orders SET person_id = known[1] WHERE person_id = ANY(known[2:]) AND id <> placed.id;
  END IF;
  RETURN known[1];
END $$;


--
-- Name: post_tags_added(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.post_tags_added() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO post_counts (tag, posts)
  SELECT tag, sum(change) FROM (SELECT tag, 1 AS change FROM added) AS changes
  WHERE tag <> '' GROUP BY tag HAVING sum(change) <> 0 ORDER BY tag
  ON CONFLICT (tag) DO UPDATE SET posts = post_counts.posts + excluded.posts;
  DELETE FROM post_counts WHERE posts = 0;
  RETURN NULL;
END
$$;


--
-- Name: post_tags_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.post_tags_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO post_counts (tag, posts)
  SELECT tag, sum(change) FROM (SELECT tag, 1 AS change FROM added UNION ALL SELECT tag, -1 FROM gone) AS changes
  WHERE tag <> '' GROUP BY tag HAVING sum(change) <> 0 ORDER BY tag
  ON CONFLICT (tag) DO UPDATE SET posts = post_counts.posts + excluded.posts;
  DELETE FROM post_counts WHERE posts = 0;
  RETURN NULL;
END
$$;


--
-- Name: post_tags_emptied(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.post_tags_emptied() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  DELETE FROM post_counts WHERE tag <> '';
  RETURN NULL;
END
$$;


--
-- Name: post_tags_gone(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.post_tags_gone() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO post_counts (tag, posts)
  SELECT tag, sum(change) FROM (SELECT tag, -1 AS change FROM gone) AS changes
  WHERE tag <> '' GROUP BY tag HAVING sum(change) <> 0 ORDER BY tag
  ON CONFLICT (tag) DO UPDATE SET posts = post_counts.posts + excluded.posts;
  DELETE FROM post_counts WHERE posts = 0;
  RETURN NULL;
END
$$;


--
-- Name: posts_counted(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.posts_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  change integer := 0;
BEGIN
  IF TG_OP = 'INSERT' THEN change := (SELECT count(*) FROM added);
  ELSIF TG_OP = 'DELETE' THEN change := -(SELECT count(*) FROM gone);
  ELSE DELETE FROM post_counts;
  END IF;
  IF change <> 0 THEN
    INSERT INTO post_counts (tag, posts) VALUES ('', change)
    ON CONFLICT (tag) DO UPDATE SET posts = post_counts.posts + excluded.posts;
  END IF;
  RETURN NULL;
END
$$;


--
-- Name: prices_of_list(jsonb, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.prices_of_list(prices jsonb, list text) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT coalesce(prices -> list, prices -> 'anonymous', '[]')
$$;


--
-- Name: recount_people(integer[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.recount_people(changed integer[]) RETURNS void
    LANGUAGE plpgsql
    SET enable_seqscan TO 'off'
    AS $$
BEGIN
  -- Locks first, so that the counts include what concurrent transactions wrote.
  PERFORM FROM people WHERE id = ANY(changed) ORDER BY id FOR UPDATE;
  UPDATE people SET
    order_count = (SELECT count(*) FROM orders WHERE person_id = people.id),
    last_order_id = (SELECT id FROM orders WHERE person_id = people.id ORDER BY placed_at DESC, number DESC LIMIT 1),
    -- Cursors of the list have milliseconds.
    active_at = date_trunc('milliseconds', coalesce(
      (SELECT max(placed_at) FROM orders WHERE person_id = people.id),
      (SELECT created_at FROM users WHERE id = people.user_id),
      active_at
    ))
  WHERE id = ANY(changed);
  DELETE FROM people WHERE id = ANY(changed) AND user_id IS NULL AND order_count = 0;
END $$;


--
-- Name: recount_people_of_orders(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.recount_people_of_orders() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  changed integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT person_id) INTO changed FROM after_change;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT person_id) INTO changed FROM before_change;
  ELSE
    SELECT array_agg(DISTINCT id) INTO changed FROM (
      SELECT unnest(ARRAY[earlier.person_id, later.person_id]) AS id FROM before_change AS earlier
      JOIN after_change AS later ON later.id = earlier.id AND later.person_id IS DISTINCT FROM earlier.person_id
    ) AS moved;
  END IF;
  IF changed IS NOT NULL THEN
    PERFORM recount_people(changed);
  END IF;
  RETURN NULL;
END $$;


--
-- Name: refresh_content_entry_state(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refresh_content_entry_state() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE content_entries SET state = state WHERE id = COALESCE(NEW.entry_id, OLD.entry_id);
  RETURN NULL;
END $$;


--
-- Name: refuse_audit_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('rapport.audit_expiry', true) = 'on' AND OLD.at < now() - interval '3 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_log: % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;


--
-- Name: refuse_audit_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_audit_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'audit_log: % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;


--
-- Name: search_category_material_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_category_material_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM search_mark_groups_items(ARRAY(
    SELECT group_id FROM price_categories WHERE id IN (OLD.category_id, NEW.category_id)
  ));
  RETURN NULL;
END
$$;


--
-- Name: search_everything_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_everything_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO search_changes (subject, subject_id)
  SELECT 'catalog', id FROM catalog_items
  UNION SELECT 'post', id FROM posts
  UNION SELECT subject, subject_id FROM search_documents;
  RETURN NULL;
END
$$;


--
-- Name: search_item_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_item_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM search_mark_items(ARRAY[coalesce(NEW.id, OLD.id)]);
  IF TG_OP = 'UPDATE' AND (NEW.name, NEW.parent_id) IS DISTINCT FROM (OLD.name, OLD.parent_id) THEN
    PERFORM search_mark_items(ARRAY(
      WITH RECURSIVE below (id) AS (
        SELECT id FROM catalog_items WHERE parent_id = NEW.id
        UNION
        SELECT item.id FROM below JOIN catalog_items AS item ON item.parent_id = below.id
      )
      SELECT id FROM below
    ));
  END IF;
  RETURN NULL;
END
$$;


--
-- Name: search_item_prices_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_item_prices_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM search_mark_items(array_remove(ARRAY[OLD.item_id, NEW.item_id], NULL));
  RETURN NULL;
END
$$;


--
-- Name: search_mark_groups_items(integer[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_mark_groups_items(groups_ids integer[]) RETURNS void
    LANGUAGE sql
    AS $$
  INSERT INTO search_changes (subject, subject_id)
  SELECT DISTINCT 'catalog', item_id FROM catalog_price_groups WHERE group_id = ANY (groups_ids)
$$;


--
-- Name: search_mark_items(integer[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_mark_items(ids integer[]) RETURNS void
    LANGUAGE sql
    AS $$
  INSERT INTO search_changes (subject, subject_id) SELECT 'catalog', id FROM unnest(ids) AS id
$$;


--
-- Name: search_mark_materials_items(integer[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_mark_materials_items(ids integer[]) RETURNS void
    LANGUAGE sql
    AS $$
  INSERT INTO search_changes (subject, subject_id)
  SELECT DISTINCT 'catalog', link.item_id
  FROM price_category_materials AS listed
  JOIN price_categories AS category ON category.id = listed.category_id
  JOIN catalog_price_groups AS link ON link.group_id = category.group_id
  WHERE listed.material_id = ANY (ids)
$$;


--
-- Name: search_material_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_material_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM search_mark_materials_items(NEW.id || ARRAY(
    SELECT union_id FROM union_members WHERE material_id = NEW.id
  ));
  RETURN NULL;
END
$$;


--
-- Name: search_pages_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_pages_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO search_changes (subject, subject_id) VALUES ('page', 0);
  RETURN NULL;
END
$$;


--
-- Name: search_post_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_post_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO search_changes (subject, subject_id) VALUES ('post', coalesce(NEW.id, OLD.id));
  RETURN NULL;
END
$$;


--
-- Name: search_post_tag_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_post_tag_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO search_changes (subject, subject_id)
  SELECT DISTINCT 'post', id FROM unnest(array_remove(ARRAY[OLD.post_id, NEW.post_id], NULL)) AS id;
  RETURN NULL;
END
$$;


--
-- Name: search_price_category_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_price_category_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM search_mark_groups_items(ARRAY[OLD.group_id, NEW.group_id]);
  RETURN NULL;
END
$$;


--
-- Name: search_union_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_union_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM search_mark_materials_items(ARRAY[OLD.union_id, NEW.union_id]);
  RETURN NULL;
END
$$;


--
-- Name: set_content_entry_state(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.set_content_entry_state() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.state := CASE
    WHEN NEW.trashed_at IS NOT NULL THEN 'trashed'
    WHEN EXISTS (SELECT FROM content_schedules WHERE entry_id = NEW.id AND failed_at IS NULL) THEN 'scheduled'
    WHEN NEW.published_version IS NOT NULL AND EXISTS (SELECT FROM content_drafts WHERE entry_id = NEW.id) THEN 'edited'
    WHEN NEW.published_version IS NOT NULL THEN 'published'
    WHEN EXISTS (SELECT FROM content_versions WHERE entry_id = NEW.id AND is_published) THEN 'taken-down'
    ELSE 'draft'
  END;
  RETURN NEW;
END $$;


--
-- Name: set_person_of_account(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.set_person_of_account() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO people (user_id, active_at) VALUES (NEW.id, date_trunc('milliseconds', NEW.created_at));
    UPDATE orders SET email = email WHERE user_id IS NULL AND lower(email) = lower(NEW.email);
  ELSIF TG_OP = 'UPDATE' THEN
    IF lower(NEW.email) <> lower(OLD.email) THEN
      UPDATE orders SET email = email WHERE user_id IS NULL AND lower(email) IN (lower(OLD.email), lower(NEW.email));
    END IF;
  ELSE
    UPDATE orders SET email = email WHERE person_id = (SELECT id FROM people WHERE user_id = OLD.id);
    DELETE FROM people WHERE user_id = OLD.id;
  END IF;
  RETURN NULL;
END $$;


--
-- Name: set_person_of_order(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.set_person_of_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.person_id := person_of_order(NEW);
  RETURN NEW;
END $$;


--
-- Name: trigrams(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.trigrams(text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE STRICT COST 1000
    AS $_$
  SELECT array_to_tsvector(array(
    SELECT first || coalesce(second, '') || coalesce(third, '')
    FROM unnest(string_to_array($1, NULL), string_to_array(substr($1, 2), NULL), string_to_array(substr($1, 3), NULL))
      AS letter (first, second, third)
  ))
$_$;


--
-- Name: __drizzle_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;


--
-- Name: bam; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);


--
-- Name: job; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);


--
-- Name: job_common; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);


--
-- Name: job_dependency; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);


--
-- Name: queue; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);


--
-- Name: queue_stats; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);


--
-- Name: queue_stats_20261129; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue_stats_20261129 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: queue_stats_20261130; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue_stats_20261130 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: schedule; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);


--
-- Name: subscription; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: version; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);


--
-- Name: warning; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: announced_pages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.announced_pages (
    origin text NOT NULL,
    path text NOT NULL,
    version text NOT NULL
);


--
-- Name: app_secrets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.app_secrets (
    name text NOT NULL,
    value bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: audit_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    staff_id integer,
    session_id uuid,
    ip text,
    action text NOT NULL,
    outcome text NOT NULL,
    subject text,
    subject_id text,
    title text,
    words tsvector GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate(COALESCE(title, ''::text), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ'::text, 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'::text), '[^0-9a-zа-я]+'::text), ''::text))) STORED,
    changes jsonb
);


--
-- Name: audit_log_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: catalog_former_slugs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.catalog_former_slugs (
    slug text NOT NULL,
    item_id integer NOT NULL
);


--
-- Name: catalog_hidden_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.catalog_hidden_items (
    id integer NOT NULL,
    parent_id integer NOT NULL,
    snapshot jsonb NOT NULL,
    path text
);


--
-- Name: catalog_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.catalog_items (
    id integer NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    is_group boolean NOT NULL,
    parent_id integer,
    "position" double precision NOT NULL,
    summary text NOT NULL,
    description text NOT NULL,
    properties jsonb NOT NULL,
    unit text NOT NULL,
    own_price_tiers jsonb DEFAULT '[]'::jsonb NOT NULL,
    price_tiers jsonb DEFAULT '[]'::jsonb NOT NULL,
    price_from integer,
    lead_time_days integer,
    size_tables jsonb DEFAULT '[]'::jsonb NOT NULL,
    logo integer,
    banner integer,
    divider integer,
    gallery integer[] NOT NULL,
    on_home boolean DEFAULT false NOT NULL
);


--
-- Name: catalog_items_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.catalog_items ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.catalog_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: catalog_price_groups; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.catalog_price_groups (
    item_id integer NOT NULL,
    group_id integer NOT NULL,
    "position" integer NOT NULL
);


--
-- Name: catalog_showcases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.catalog_showcases (
    id integer NOT NULL,
    landing_id integer NOT NULL,
    item_id integer NOT NULL,
    "position" integer NOT NULL
);


--
-- Name: catalog_showcases_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.catalog_showcases ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.catalog_showcases_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: cities; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cities (
    id integer NOT NULL,
    "position" double precision NOT NULL,
    city text NOT NULL,
    aliases jsonb NOT NULL,
    subdomain text NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    phones jsonb NOT NULL,
    phone_goal text DEFAULT ''::text NOT NULL,
    email text NOT NULL,
    address text NOT NULL,
    operation_mode text NOT NULL,
    time_zone text DEFAULT 'Europe/Moscow'::text NOT NULL,
    exceptions jsonb DEFAULT '[]'::jsonb NOT NULL,
    notifications jsonb NOT NULL,
    latitude double precision,
    longitude double precision,
    how_to_get text NOT NULL,
    how_to_get_markdown text NOT NULL,
    photos integer[] NOT NULL
);


--
-- Name: cities_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.cities ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.cities_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: clients; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.clients (
    id integer NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    picture integer NOT NULL
);


--
-- Name: clients_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.clients ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.clients_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: company_addresses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.company_addresses (
    user_id integer NOT NULL,
    "position" integer NOT NULL,
    address text NOT NULL
);


--
-- Name: company_contacts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.company_contacts (
    user_id integer NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    post text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL
);


--
-- Name: consent_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.consent_texts (
    sha256 text NOT NULL,
    version text NOT NULL,
    body text NOT NULL
);


--
-- Name: content_batch_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_batch_entries (
    batch_id integer NOT NULL,
    index integer NOT NULL,
    entry_id integer,
    media_id integer,
    kind text NOT NULL,
    title text NOT NULL,
    version_before integer,
    patch jsonb,
    outcome text NOT NULL,
    reason text,
    version_after integer,
    draft_before jsonb,
    published_before integer,
    schedule_before jsonb,
    media_before jsonb
);


--
-- Name: content_batches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_batches (
    id integer NOT NULL,
    reason text NOT NULL,
    title text NOT NULL,
    result text NOT NULL,
    state text NOT NULL,
    change jsonb,
    kinds jsonb NOT NULL,
    total integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    created_by integer NOT NULL,
    failure text,
    undone_at timestamp with time zone,
    undone_by integer
);


--
-- Name: content_batches_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.content_batches ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.content_batches_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: content_drafts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_drafts (
    entry_id integer NOT NULL,
    snapshot jsonb NOT NULL
);


--
-- Name: content_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_entries (
    id integer NOT NULL,
    kind text NOT NULL,
    subject_id text,
    title text NOT NULL,
    title_words tsvector GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate(title, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ'::text, 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'::text), '[^0-9a-zа-я]+'::text), ''::text))) STORED,
    parent integer,
    "position" double precision,
    state text DEFAULT 'draft'::text NOT NULL,
    facets text[],
    trashed_at timestamp with time zone,
    was_on_site boolean DEFAULT false NOT NULL,
    version integer NOT NULL,
    published_version integer,
    updated_at timestamp with time zone NOT NULL,
    updated_by integer
);


--
-- Name: content_entries_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.content_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.content_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: content_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_links (
    entry_id integer NOT NULL,
    page text NOT NULL
);


--
-- Name: content_list_views; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_list_views (
    id integer NOT NULL,
    kind text NOT NULL,
    staff_id integer NOT NULL,
    title text NOT NULL,
    query text NOT NULL,
    is_shared boolean NOT NULL
);


--
-- Name: content_list_views_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.content_list_views ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.content_list_views_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: content_schedules; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_schedules (
    entry_id integer NOT NULL,
    publish_at timestamp with time zone,
    take_down_at timestamp with time zone,
    scheduled_by integer NOT NULL,
    failed_at timestamp with time zone,
    failure text
);


--
-- Name: content_versions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_versions (
    id integer NOT NULL,
    entry_id integer NOT NULL,
    number integer NOT NULL,
    reason text NOT NULL,
    is_published boolean NOT NULL,
    snapshot jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    created_by integer
);


--
-- Name: content_versions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.content_versions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.content_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: content_viewers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_viewers (
    staff_id integer NOT NULL,
    tab uuid NOT NULL,
    entry_id integer NOT NULL,
    seen_at timestamp with time zone NOT NULL
);


--
-- Name: counters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.counters (
    subject text NOT NULL,
    subject_id integer NOT NULL,
    likes integer DEFAULT 0 NOT NULL,
    views integer DEFAULT 0 NOT NULL
);


--
-- Name: customer_price_lists; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.customer_price_lists (
    id integer NOT NULL,
    user_id integer NOT NULL,
    price_list text NOT NULL,
    given_at timestamp with time zone NOT NULL,
    staff_id integer
);


--
-- Name: customer_price_lists_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.customer_price_lists ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.customer_price_lists_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: delivery_zones; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_zones (
    id integer NOT NULL,
    "position" double precision NOT NULL,
    name text NOT NULL,
    cities jsonb NOT NULL,
    aliases jsonb NOT NULL,
    days_min integer NOT NULL,
    days_max integer NOT NULL,
    point_price integer NOT NULL,
    door_price integer NOT NULL,
    box_kg integer NOT NULL
);


--
-- Name: delivery_zones_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.delivery_zones ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.delivery_zones_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: email_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.email_codes (
    id integer NOT NULL,
    email text NOT NULL,
    purpose text NOT NULL,
    code_sha256 text NOT NULL,
    tries_left integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: email_codes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.email_codes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.email_codes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: excursion_videos; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.excursion_videos (
    id integer NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL,
    video text NOT NULL,
    image integer NOT NULL,
    film jsonb,
    uploaded_on date
);


--
-- Name: excursion_videos_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.excursion_videos ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.excursion_videos_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: facts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.facts (
    id integer NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    image integer
);


--
-- Name: facts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.facts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.facts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: faq_questions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.faq_questions (
    id integer NOT NULL,
    "position" double precision NOT NULL,
    question text NOT NULL,
    answer text NOT NULL,
    answer_markdown text NOT NULL,
    topics jsonb DEFAULT '["help"]'::jsonb NOT NULL
);


--
-- Name: faq_questions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.faq_questions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.faq_questions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: home_blocks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.home_blocks (
    name text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    is_shown boolean DEFAULT true NOT NULL,
    title text NOT NULL,
    subtitle text DEFAULT ''::text NOT NULL,
    video text,
    image integer,
    film jsonb,
    uploaded_on date,
    text text,
    text_markdown text
);


--
-- Name: import_rows; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.import_rows (
    import_id integer NOT NULL,
    line integer NOT NULL,
    state text NOT NULL,
    title text NOT NULL,
    changes jsonb NOT NULL,
    mistakes jsonb NOT NULL
);


--
-- Name: imports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.imports (
    id integer NOT NULL,
    kind text NOT NULL,
    file_name text NOT NULL,
    file_key text NOT NULL,
    staff_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    state text NOT NULL,
    failure text,
    file_columns jsonb NOT NULL,
    columns jsonb NOT NULL,
    result text NOT NULL,
    row_count integer NOT NULL,
    done_count integer DEFAULT 0 NOT NULL,
    counts jsonb NOT NULL,
    fingerprint text,
    applied_by integer,
    applied_at timestamp with time zone,
    batch_id integer
);


--
-- Name: imports_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.imports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.imports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: price_rows; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.price_rows (
    id integer NOT NULL,
    variant_id integer NOT NULL,
    material_id integer NOT NULL,
    "position" integer NOT NULL,
    label text NOT NULL,
    prices jsonb NOT NULL
);


--
-- Name: price_variants; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.price_variants (
    id integer NOT NULL,
    group_id integer NOT NULL,
    index integer NOT NULL,
    title text NOT NULL,
    ranges jsonb NOT NULL
);


--
-- Name: table_prices; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.table_prices AS
 SELECT variant.group_id,
    variant.index AS variant,
    priced.material_id,
    priced.label,
    priced."position",
    list.name AS list,
    ((step.range ->> 'from'::text))::integer AS from_quantity,
    ((step.range ->> 'to'::text))::integer AS to_quantity,
    ((public.prices_of_list(priced.prices, list.name) ->> ((step.place - 1))::integer))::integer AS price
   FROM (((public.price_variants variant
     JOIN public.price_rows priced ON ((priced.variant_id = variant.id)))
     CROSS JOIN ( VALUES ('anonymous'::text), ('registered'::text), ('wholesale'::text), ('dealer'::text)) list(name))
     CROSS JOIN LATERAL jsonb_array_elements(variant.ranges) WITH ORDINALITY step(range, place));


--
-- Name: item_prices; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.item_prices AS
 SELECT link.item_id,
    cell.group_id,
    cell.variant,
    cell.material_id,
    cell.label,
    cell.list,
    cell.from_quantity,
    cell.to_quantity,
    cell.price
   FROM (public.catalog_price_groups link
     JOIN public.table_prices cell ON ((cell.group_id = link.group_id)))
UNION ALL
 SELECT item.id AS item_id,
    NULL::integer AS group_id,
    NULL::integer AS variant,
    NULL::integer AS material_id,
    NULL::text AS label,
    list.name AS list,
    ((own.tier ->> 'from'::text))::integer AS from_quantity,
    ((((item.own_price_tiers -> (own.place)::integer) ->> 'from'::text))::integer - 1) AS to_quantity,
    ((own.tier ->> 'price'::text))::integer AS price
   FROM ((public.catalog_items item
     CROSS JOIN ( VALUES ('anonymous'::text), ('registered'::text), ('wholesale'::text), ('dealer'::text)) list(name))
     CROSS JOIN LATERAL jsonb_array_elements(item.own_price_tiers) WITH ORDINALITY own(tier, place))
  WHERE (NOT (EXISTS ( SELECT
           FROM public.catalog_price_groups link
          WHERE (link.item_id = item.id))));


--
-- Name: known_devices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.known_devices (
    user_id integer NOT NULL,
    device_hash text NOT NULL,
    last_seen_at timestamp with time zone NOT NULL
);


--
-- Name: layout_requirements; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.layout_requirements (
    id integer NOT NULL,
    "position" double precision NOT NULL,
    title text NOT NULL,
    content text NOT NULL
);


--
-- Name: layout_requirements_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.layout_requirements ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.layout_requirements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: licenses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.licenses (
    id integer NOT NULL,
    "position" double precision NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    image integer NOT NULL,
    document text
);


--
-- Name: licenses_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.licenses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.licenses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: likes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.likes (
    subject text NOT NULL,
    subject_id integer NOT NULL,
    visitor text NOT NULL,
    id bigint NOT NULL,
    is_favorite boolean DEFAULT true NOT NULL,
    price_from integer,
    price_list text DEFAULT 'anonymous'::text NOT NULL
);


--
-- Name: likes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.likes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.likes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: materials; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.materials (
    id integer NOT NULL,
    erp_id text NOT NULL,
    "position" double precision NOT NULL,
    name text NOT NULL,
    pictures integer[] NOT NULL,
    features text NOT NULL,
    description text NOT NULL,
    is_union boolean NOT NULL
);


--
-- Name: materials_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.materials ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.materials_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: media; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.media (
    id integer NOT NULL,
    file text NOT NULL,
    name text NOT NULL,
    media_type text NOT NULL,
    bytes integer NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    color text NOT NULL,
    placeholder text DEFAULT ''::text NOT NULL,
    prerendered boolean DEFAULT false NOT NULL,
    alt text DEFAULT ''::text NOT NULL,
    focus_x smallint DEFAULT 50 NOT NULL,
    focus_y smallint DEFAULT 50 NOT NULL,
    widths jsonb DEFAULT '[]'::jsonb NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    trashed_at timestamp with time zone,
    words tsvector GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate(((name || ' '::text) || alt), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ'::text, 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'::text), '[^0-9a-zа-я]+'::text), ''::text))) STORED,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: media_former_files; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.media_former_files (
    file text NOT NULL,
    media_id integer NOT NULL,
    widths jsonb NOT NULL
);


--
-- Name: media_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.media ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.media_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: media_tags; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.media_tags (
    media_id integer NOT NULL,
    tag text NOT NULL,
    "position" integer NOT NULL
);


--
-- Name: media_usages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.media_usages (
    table_name text NOT NULL,
    row_key integer NOT NULL,
    field text NOT NULL,
    stem text NOT NULL
);


--
-- Name: merged_accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.merged_accounts (
    id integer NOT NULL,
    user_id integer NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    merged_at timestamp with time zone NOT NULL,
    consent_given_at timestamp with time zone,
    consent_text_version text,
    consent_text_sha256 text,
    consent_ip text,
    consent_user_agent text
);


--
-- Name: missing_pages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.missing_pages (
    day text NOT NULL,
    path text NOT NULL,
    hits integer NOT NULL
);


--
-- Name: order_calls; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_calls (
    id integer NOT NULL,
    order_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    author_id integer,
    outcome text NOT NULL,
    call_by timestamp with time zone,
    promised_by timestamp with time zone,
    call_at timestamp with time zone,
    waited_minutes integer
);


--
-- Name: order_calls_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.order_calls ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_calls_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: order_consents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_consents (
    order_id uuid NOT NULL,
    given_at timestamp with time zone NOT NULL,
    text_version text,
    text_sha256 text,
    ip text,
    user_agent text NOT NULL
);


--
-- Name: order_contacts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_contacts (
    id integer NOT NULL,
    order_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    author_id integer,
    messenger text NOT NULL
);


--
-- Name: order_contacts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.order_contacts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_contacts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: order_counters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_counters (
    year integer NOT NULL,
    last integer NOT NULL
);


--
-- Name: order_files; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_files (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    search_text text GENERATED ALWAYS AS (translate(name, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ'::text, 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'::text)) STORED NOT NULL,
    size bigint NOT NULL,
    staff_id integer,
    removed_at timestamp with time zone
);


--
-- Name: order_handling; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_handling (
    order_id uuid NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    assignee_id integer,
    call_by timestamp with time zone,
    promised_by timestamp with time zone,
    changed_at timestamp with time zone,
    missed_calls integer DEFAULT 0 NOT NULL
);


--
-- Name: order_idempotency_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_idempotency_keys (
    sender text NOT NULL,
    key text NOT NULL,
    body_sha256 text NOT NULL,
    order_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: order_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_messages (
    id integer NOT NULL,
    order_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    author text NOT NULL,
    author_name text,
    text text NOT NULL,
    CONSTRAINT order_messages_author_known CHECK ((author = ANY (ARRAY['customer'::text, 'staff'::text, 'system'::text])))
);


--
-- Name: order_messages_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.order_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: order_notes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_notes (
    id integer NOT NULL,
    order_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    author_id integer,
    text text NOT NULL,
    mentions jsonb NOT NULL
);


--
-- Name: order_notes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.order_notes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: order_notifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_notifications (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    channel text NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    recipient text,
    is_linked boolean DEFAULT false NOT NULL,
    message_id text,
    next_attempt_at timestamp with time zone,
    sent_at timestamp with time zone,
    CONSTRAINT order_notifications_channel_known CHECK ((channel = ANY (ARRAY['factory-mail'::text, 'customer-mail'::text, 'telegram'::text, 'crm'::text, 'cancellation-mail'::text]))),
    CONSTRAINT order_notifications_state_known CHECK ((state = ANY (ARRAY['pending'::text, 'sent'::text, 'failed'::text])))
);


--
-- Name: order_reminders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_reminders (
    id integer NOT NULL,
    order_id uuid NOT NULL,
    staff_id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    text text NOT NULL,
    due_at timestamp with time zone
);


--
-- Name: order_reminders_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.order_reminders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_reminders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: order_status_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_status_changes (
    id integer NOT NULL,
    order_id uuid NOT NULL,
    status text NOT NULL,
    at timestamp with time zone NOT NULL,
    by text NOT NULL,
    staff_id integer,
    reason text,
    CONSTRAINT order_status_changes_by_known CHECK ((by = ANY (ARRAY['customer'::text, 'staff'::text, 'system'::text]))),
    CONSTRAINT order_status_changes_status_known CHECK ((status = ANY (ARRAY['new'::text, 'called'::text, 'calculating'::text, 'quoted'::text, 'paid'::text, 'in-production'::text, 'shipped'::text, 'done'::text, 'refused'::text])))
);


--
-- Name: order_status_changes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.order_status_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_status_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: order_steps; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_steps (
    id integer NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    image integer
);


--
-- Name: order_steps_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.order_steps ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_steps_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: order_write_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_write_keys (
    staff_id integer NOT NULL,
    key text NOT NULL,
    action text NOT NULL,
    subject_id text NOT NULL,
    at timestamp with time zone NOT NULL
);


--
-- Name: passkey_challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkey_challenges (
    challenge_sha256 text NOT NULL,
    user_id integer,
    family_id uuid,
    user_handle text,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    user_handle text NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    user_agent text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    user_id integer NOT NULL
);


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    id integer NOT NULL,
    user_id integer,
    order_count integer DEFAULT 0 NOT NULL,
    last_order_id uuid,
    active_at timestamp with time zone NOT NULL
);


--
-- Name: people_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.people ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.people_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: portfolio; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.portfolio (
    id integer NOT NULL,
    "position" integer NOT NULL,
    image integer NOT NULL,
    title text NOT NULL
);


--
-- Name: portfolio_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.portfolio ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.portfolio_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: post_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.post_counts (
    tag text NOT NULL,
    posts integer NOT NULL
);


--
-- Name: post_tags; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.post_tags (
    post_id integer NOT NULL,
    tag text NOT NULL,
    "position" integer NOT NULL
);


--
-- Name: posts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.posts (
    id integer NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    short_text text NOT NULL,
    body text NOT NULL,
    body_markdown text NOT NULL,
    image integer NOT NULL,
    publication_at timestamp with time zone NOT NULL
);


--
-- Name: posts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.posts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.posts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: price_categories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.price_categories (
    id integer NOT NULL,
    group_id integer NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL
);


--
-- Name: price_categories_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.price_categories ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.price_categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: price_category_materials; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.price_category_materials (
    category_id integer NOT NULL,
    material_id integer NOT NULL,
    "position" integer NOT NULL
);


--
-- Name: price_groups; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.price_groups (
    id integer NOT NULL,
    erp_id text NOT NULL,
    title text NOT NULL,
    unit text NOT NULL,
    note text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: price_groups_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.price_groups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.price_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: price_rows_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.price_rows ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.price_rows_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: price_variants_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.price_variants ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.price_variants_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: rate_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    points bigint NOT NULL,
    expire timestamp with time zone
);


--
-- Name: redirects; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.redirects (
    old_path text NOT NULL,
    new_path text NOT NULL,
    status integer DEFAULT 301 NOT NULL,
    version integer DEFAULT 1 NOT NULL
);


--
-- Name: restores; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.restores (
    id integer NOT NULL,
    taken_at timestamp with time zone NOT NULL,
    restored_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone
);


--
-- Name: restores_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.restores ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.restores_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: search_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_changes (
    id bigint NOT NULL,
    subject text NOT NULL,
    subject_id integer NOT NULL
);


--
-- Name: search_changes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.search_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.search_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: search_documents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_documents (
    id integer NOT NULL,
    subject text NOT NULL,
    subject_id integer NOT NULL,
    normalized_name text NOT NULL COLLATE pg_catalog."C",
    "position" double precision NOT NULL,
    digest text NOT NULL
);


--
-- Name: search_documents_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.search_documents ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.search_documents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: search_hits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_hits (
    day text NOT NULL,
    query text NOT NULL,
    hits integer NOT NULL
);


--
-- Name: search_misses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_misses (
    day text NOT NULL,
    query text NOT NULL,
    hits integer NOT NULL
);


--
-- Name: search_pages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_pages (
    id integer NOT NULL,
    path text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    text text NOT NULL
);


--
-- Name: search_pages_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.search_pages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.search_pages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: search_postings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_postings (
    document_id integer NOT NULL,
    term_id integer NOT NULL,
    subject text NOT NULL,
    score integer NOT NULL
);


--
-- Name: search_spellings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_spellings (
    word text NOT NULL COLLATE pg_catalog."C",
    display text NOT NULL,
    term_id integer NOT NULL
);


--
-- Name: search_state; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_state (
    id integer DEFAULT 1 NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    is_behind boolean DEFAULT false NOT NULL
);


--
-- Name: search_suffixes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_suffixes (
    suffix text NOT NULL COLLATE pg_catalog."C",
    term_id integer NOT NULL,
    is_whole_word boolean NOT NULL
);


--
-- Name: search_terms; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_terms (
    id integer NOT NULL,
    stem text NOT NULL COLLATE pg_catalog."C",
    in_title boolean NOT NULL,
    document_frequency integer DEFAULT 0 NOT NULL
);


--
-- Name: search_terms_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.search_terms ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.search_terms_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: search_typo_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_typo_keys (
    typo_key text NOT NULL COLLATE pg_catalog."C",
    term_id integer NOT NULL
);


--
-- Name: seo_records; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seo_records (
    group_name text NOT NULL,
    entity_id text NOT NULL,
    title text,
    description text,
    keywords text,
    og_title text,
    og_description text,
    og_image integer,
    canonical text,
    robots text
);


--
-- Name: session_transfers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.session_transfers (
    code_sha256 text NOT NULL,
    family_id uuid NOT NULL,
    user_id integer NOT NULL,
    subdomain text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    token_sha256 text NOT NULL,
    family_id uuid DEFAULT gen_random_uuid() NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    network text,
    user_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    replaced_at timestamp with time zone
);


--
-- Name: site_properties; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.site_properties (
    id integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    tagline text NOT NULL,
    logo integer,
    phone text NOT NULL,
    support_email text NOT NULL,
    address text NOT NULL,
    operation_mode text NOT NULL,
    social jsonb NOT NULL,
    brand_book text,
    rating_tenths integer DEFAULT 50 NOT NULL,
    orders_completed integer DEFAULT 0 NOT NULL,
    founded_year integer DEFAULT 2008 NOT NULL,
    warnings jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT site_properties_single CHECK ((id = 1))
);


--
-- Name: slides; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.slides (
    id integer NOT NULL,
    "position" integer NOT NULL,
    image integer NOT NULL,
    portrait integer,
    title text NOT NULL,
    subtitle text NOT NULL,
    content text NOT NULL
);


--
-- Name: slides_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.slides ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.slides_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: staff; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff (
    id integer NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    password_hash text,
    created_at timestamp with time zone NOT NULL,
    joined_at timestamp with time zone,
    blocked_at timestamp with time zone,
    last_sign_in_at timestamp with time zone
);


--
-- Name: staff_challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff_challenges (
    challenge_sha256 text NOT NULL,
    session_id uuid,
    user_handle text,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: staff_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.staff ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.staff_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: staff_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff_links (
    token_sha256 text NOT NULL,
    staff_id integer NOT NULL,
    purpose text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: staff_passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff_passkeys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    user_handle text NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    user_agent text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    staff_id integer NOT NULL
);


--
-- Name: staff_recovery_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff_recovery_codes (
    staff_id integer NOT NULL,
    code_hash text NOT NULL
);


--
-- Name: staff_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff_sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    token_sha256 text NOT NULL,
    staff_id integer NOT NULL,
    stage text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone NOT NULL,
    totp_secret text,
    user_agent text NOT NULL,
    network text
);


--
-- Name: staff_totp; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff_totp (
    staff_id integer NOT NULL,
    secret text NOT NULL,
    last_step bigint NOT NULL,
    enabled_at timestamp with time zone NOT NULL
);


--
-- Name: stories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stories (
    id integer NOT NULL,
    "position" double precision NOT NULL,
    title text NOT NULL,
    cover integer NOT NULL,
    frames jsonb NOT NULL
);


--
-- Name: stories_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.stories ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.stories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: testimonials; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.testimonials (
    id integer NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    post text NOT NULL,
    content text NOT NULL
);


--
-- Name: testimonials_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.testimonials ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.testimonials_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: text_pages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.text_pages (
    slug text NOT NULL,
    title text NOT NULL,
    version text NOT NULL,
    body text NOT NULL,
    body_markdown text NOT NULL,
    document text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: union_members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.union_members (
    id integer NOT NULL,
    union_id integer NOT NULL,
    material_id integer NOT NULL,
    "position" integer NOT NULL
);


--
-- Name: union_members_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.union_members ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.union_members_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: user_consents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.user_consents (
    user_id integer NOT NULL,
    given_at timestamp with time zone NOT NULL,
    text_version text,
    text_sha256 text,
    ip text,
    user_agent text NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id integer NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    phone text,
    company text,
    inn text,
    kpp text,
    legal_address text,
    company_version integer DEFAULT 0 NOT NULL,
    city_id integer,
    price_list text DEFAULT 'registered'::text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    search_text text GENERATED ALWAYS AS (translate(((((((((((name || chr(10)) || email) || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || regexp_replace(COALESCE(phone, ''::text), '\D'::text, ''::text, 'g'::text)) || chr(10)) || COALESCE(company, ''::text)) || chr(10)) || COALESCE(inn, ''::text)), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ'::text, 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'::text)) STORED NOT NULL
);


--
-- Name: users_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: views; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.views (
    subject text NOT NULL,
    subject_id integer NOT NULL,
    visitor text NOT NULL,
    day date NOT NULL
);


--
-- Name: job_common; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;


--
-- Name: queue_stats_20261129; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261129 FOR VALUES FROM ('2026-11-29 00:00:00+00') TO ('2026-11-30 00:00:00+00');


--
-- Name: queue_stats_20261130; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261130 FOR VALUES FROM ('2026-11-30 00:00:00+00') TO ('2026-12-01 00:00:00+00');


--
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);


--
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: drizzle; Owner: -
--

INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, '716cc22fe61af1dc92b041c4f5579fb601cbdda3b1dd814a994bff6d84b958cb', 1795860000000),
	(2, 'c383c9939bfab5b0ba542ba68498a71e56986d746e57b0f1c3e8671bc4a6abfe', 1795860001000),
	(3, '9361e32ee79741ae897a5660353f736b41847a2a947702e7ad9058fcccda47c4', 1795860002000),
	(4, '7116f285a8f4a2ffbcd3adf40314dc22eb790ca44889be44284e194aadf42c25', 1795860003000),
	(5, '0cb2273b916c068d0692c6f4e79ecde025cc061fe80e9231c7a3ffdf1a68cbe5', 1795860004000),
	(6, 'ec7144f203581b0105b07e8aa9c3c9c17da9a3182db6d7fa08644bfe26565139', 1795860005000),
	(7, 'b8b5e5a3cdd812076e4cf8aba275112d95f66c4fe65855a762b771a544efd43b', 1795860006000),
	(8, 'ca98077c957fbbacbf0d3a12b12b57dbf256e8a3e015d3f491da1f8e19f07de9', 1795860007000),
	(9, '4f9862adf6569919ad579e3bff3e7a002e8c31d45ef2af6053a43e8e66cba8ae', 1795860008000),
	(10, 'fcad74b64527ad7881e3f1a646b777b3f002d71f48a74097d1842db15736cae0', 1795860009000),
	(11, '05290475a55fb7f0831cc22fa2832b700af9bd1214f79231c3e7b5c1a9ff841c', 1795860010000),
	(12, 'fd2e4b8ee9d1c6258a4a93c8eb4466ad1354d7a8d82417a14cf15a5b37501300', 1795860011000),
	(13, 'e2016d5b6fa518cb7858915caf31c05351dc541de2fb427dc59d9d0605329776', 1795860012000),
	(14, '46927d6968114a5279bfdd42efc26fe62f0fe21401ce234833503c989dc2b71d', 1795860013000),
	(15, '5dfb37ae7c7c75b3e18ca9ca8568eaf2d65a7f3708561d7b6b8193676a0c02a1', 1795860014000),
	(16, 'e4aa225bf7c6da61e76966f1b24d0f9f527899eb5cd3ff65b34141fc5e1e5472', 1795860015000),
	(17, 'a8d4bf6a0c168eb35fa1038f80faf65bbbe601dad09129ab76f672ee3de79547', 1795860016000),
	(18, '9a0b2bcd46386de7f8171877e09b2d58aa63ce37db16fec497b4586df7b5c94b', 1795860017000),
	(19, '51d0e75ddb3efddfccf10d2539690595260ed1fe95de722d1e1a852631bc6b33', 1795860018000),
	(20, 'bd94431abf701546308701c0da1d2ad5683886edd23031d48fb1245e4f304399', 1795860019000),
	(21, '15a5f48a837c3bbf1002eecc45eecc81e50e5ee561016f2a3f14478d216707b0', 1795923220571),
	(22, '14135e905261c8a3063f84d73657172b47bff0b64bc28a4a44ec0b23ca144c9f', 1795927419348);


--
-- Data for Name: bam; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: job_common; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.job_common VALUES
	('e4ff1645-8778-490c-83ae-d2470e404e5f', 'publications', 0, '{"id": "2999-01-01T07:00:00.000Z"}', 'created', 700, 0, 1, true, 900, 900, 3600, '2999-01-01T07:00:00.000Z', NULL, NULL, NULL, '2999-01-01 07:00:00+00', '2026-11-29 06:04:19.803569+00', NULL, NULL, '2999-03-02 07:00:00+00', NULL, NULL, 'exclusive', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('1e91dba9-8e5e-4692-bb67-ab0c45552cd4', 'content-schedule', 0, '{"id": "start"}', 'completed', 700, 0, 1, true, 900, 900, 3600, 'start', NULL, NULL, NULL, '2026-11-29 06:04:20.711293+00', '2026-11-29 06:04:20.711293+00', '2026-11-29 06:04:20.71929+00', '2026-11-29 06:04:20.817029+00', '2027-01-28 06:04:20.711293+00', NULL, NULL, 'exclusive', '2026-11-29 06:04:20.71929+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8aa84ce9-e713-40c1-bc09-4e8838102b77', 'content-facets', 0, '{"id": "start"}', 'completed', 700, 0, 1, true, 900, 900, 3600, 'start', NULL, NULL, NULL, '2026-11-29 06:04:20.738089+00', '2026-11-29 06:04:20.738089+00', '2026-11-29 06:04:20.742652+00', '2026-11-29 06:04:20.819428+00', '2027-01-28 06:04:20.738089+00', NULL, NULL, 'exclusive', '2026-11-29 06:04:20.742652+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('044dbd1c-5208-4ffe-a7df-c58bd4330ede', 'order-calls', 0, '{"id": "soon 02af7957-1505-4aab-b2fb-959444224b60 1796021100000"}', 'created', 700, 0, 1, true, 900, 900, 3600, 'soon 02af7957-1505-4aab-b2fb-959444224b60 1796021100000', NULL, NULL, NULL, '2026-11-30 06:40:00+00', '2026-11-29 06:04:21.681338+00', NULL, NULL, '2027-01-29 06:40:00+00', NULL, NULL, 'exclusive', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3523e2cd-cf08-439a-962c-8fff4a6a434a', 'factory-mail', 0, '{"id": "ba806111-9938-48ac-8950-c7faff6da6a3"}', 'completed', 700, 0, 1, true, 900, 900, 3600, 'ba806111-9938-48ac-8950-c7faff6da6a3', NULL, NULL, NULL, '2026-11-29 06:04:21.681338+00', '2026-11-29 06:04:21.681338+00', '2026-11-29 06:04:21.799824+00', '2026-11-29 06:04:22.047133+00', '2027-01-28 06:04:21.681338+00', NULL, NULL, 'exclusive', '2026-11-29 06:04:21.799824+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a8013d77-fcfa-4a69-8ff1-381931a30818', 'customer-mail', 0, '{"id": "7fcd323d-0dba-4d2f-a0d9-b2bc2f3c6a90"}', 'completed', 700, 0, 1, true, 900, 900, 3600, '7fcd323d-0dba-4d2f-a0d9-b2bc2f3c6a90', NULL, NULL, NULL, '2026-11-29 06:04:21.681338+00', '2026-11-29 06:04:21.681338+00', '2026-11-29 06:04:21.801164+00', '2026-11-29 06:04:22.055517+00', '2027-01-28 06:04:21.681338+00', NULL, NULL, 'exclusive', '2026-11-29 06:04:21.801164+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: job_dependency; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: queue; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.queue VALUES
	('__pgboss__send-it', 'standard', 2, 0, false, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', NULL, false, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:20.368959+00', '2026-11-29 06:04:19.312355+00', '2026-11-29 06:04:19.312355+00'),
	('schedules', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:20.368959+00', '2026-11-29 06:04:19.409271+00', '2026-11-29 06:04:19.418234+00'),
	('media-variants', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:20.368959+00', '2026-11-29 06:04:19.654017+00', '2026-11-29 06:04:19.668839+00'),
	('warnings', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:20.368959+00', '2026-11-29 06:04:19.723476+00', '2026-11-29 06:04:19.732863+00'),
	('publications', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, NULL, NULL, '{0,0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:20.368959+00', '2026-11-29 06:04:19.764726+00', '2026-11-29 06:04:19.783061+00'),
	('code-mail', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:20.368959+00', '2026-11-29 06:04:19.906798+00', '2026-11-29 06:04:19.921026+00'),
	('account-mail', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:20.368959+00', '2026-11-29 06:04:19.933664+00', '2026-11-29 06:04:19.941991+00'),
	('factory-mail', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:20.368959+00', '2026-11-29 06:04:20.041614+00', '2026-11-29 06:04:20.045817+00'),
	('customer-mail', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:20.368959+00', '2026-11-29 06:04:20.057107+00', '2026-11-29 06:04:20.063052+00'),
	('cancellation-mail', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:20.368959+00', '2026-11-29 06:04:20.069602+00', '2026-11-29 06:04:20.073701+00'),
	('staff-mail', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:21.493852+00', '2026-11-29 06:04:20.48244+00', '2026-11-29 06:04:20.497899+00'),
	('search-index-4', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:21.493852+00', '2026-11-29 06:04:20.619655+00', '2026-11-29 06:04:20.621826+00'),
	('content-mail', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:21.493852+00', '2026-11-29 06:04:20.681295+00', '2026-11-29 06:04:20.684043+00'),
	('content-schedule', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, NULL, NULL, '{0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:21.493852+00', '2026-11-29 06:04:20.697577+00', '2026-11-29 06:04:20.6991+00'),
	('order-calls', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:21.493852+00', '2026-11-29 06:04:20.974325+00', '2026-11-29 06:04:20.977642+00'),
	('order-reminders', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:21.493852+00', '2026-11-29 06:04:20.984485+00', '2026-11-29 06:04:20.988248+00'),
	('order-mentions', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:21.493852+00', '2026-11-29 06:04:21.001092+00', '2026-11-29 06:04:21.006331+00'),
	('order-hours', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:21.493852+00', '2026-11-29 06:04:21.011512+00', '2026-11-29 06:04:21.017427+00'),
	('imports', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:21.493852+00', '2026-11-29 06:04:21.159433+00', '2026-11-29 06:04:21.172228+00'),
	('content-facets', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, NULL, NULL, '{0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:21.493852+00', '2026-11-29 06:04:20.725612+00', '2026-11-29 06:04:20.729879+00'),
	('media-deletion', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:21.493852+00', '2026-11-29 06:04:20.806237+00', '2026-11-29 06:04:20.815664+00'),
	('content-batch', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:21.493852+00', '2026-11-29 06:04:20.885811+00', '2026-11-29 06:04:20.889215+00'),
	('content-batch-plan', 'exclusive', 700, 1, true, 900, 900, 5184000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, true, NULL, '2026-11-29 06:04:21.461039+00', '2026-11-29 06:04:21.46998+00', '2026-11-29 06:04:21.493852+00', '2026-11-29 06:04:20.913088+00', '2026-11-29 06:04:20.924616+00');


--
-- Data for Name: queue_stats_20261129; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: queue_stats_20261130; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: schedule; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.schedule VALUES
	('schedules', 'accounts', 'cron', '27 * * * *', 'UTC', '{"id": "accounts"}', '{"key": "accounts", "singletonKey": "accounts"}', '2026-11-29 06:04:19.952159+00', '2026-11-29 06:04:21.58644+00', NULL),
	('schedules', 'audit-log', 'cron', '11 3 * * *', 'UTC', '{"id": "audit-log"}', '{"key": "audit-log", "singletonKey": "audit-log"}', '2026-11-29 06:04:20.522649+00', '2026-11-29 06:04:21.58644+00', NULL),
	('schedules', 'content-trash', 'cron', '23 3 * * *', 'UTC', '{"id": "content-trash"}', '{"key": "content-trash", "singletonKey": "content-trash"}', '2026-11-29 06:04:20.753084+00', '2026-11-29 06:04:21.58644+00', NULL),
	('schedules', 'media-trash', 'cron', '27 3 * * *', 'UTC', '{"id": "media-trash"}', '{"key": "media-trash", "singletonKey": "media-trash"}', '2026-11-29 06:04:20.852759+00', '2026-11-29 06:04:21.58644+00', NULL),
	('schedules', 'missing-pages', 'cron', '23 3 * * *', 'UTC', '{"id": "missing-pages"}', '{"key": "missing-pages", "singletonKey": "missing-pages"}', '2026-11-29 06:04:20.655256+00', '2026-11-29 06:04:21.58644+00', NULL),
	('schedules', 'old-batches', 'cron', '41 3 * * *', 'UTC', '{"id": "old-batches"}', '{"key": "old-batches", "singletonKey": "old-batches"}', '2026-11-29 06:04:20.94366+00', '2026-11-29 06:04:21.58644+00', NULL),
	('schedules', 'old-imports', 'cron', '53 3 * * *', 'UTC', '{"id": "old-imports"}', '{"key": "old-imports", "singletonKey": "old-imports"}', '2026-11-29 06:04:21.190704+00', '2026-11-29 06:04:21.58644+00', NULL),
	('schedules', 'order-write-keys', 'cron', '13 3 * * *', 'UTC', '{"id": "order-write-keys"}', '{"key": "order-write-keys", "singletonKey": "order-write-keys"}', '2026-11-29 06:04:21.023989+00', '2026-11-29 06:04:21.58644+00', NULL),
	('schedules', 'orders', 'cron', '37 * * * *', 'UTC', '{"id": "orders"}', '{"key": "orders", "singletonKey": "orders"}', '2026-11-29 06:04:20.155556+00', '2026-11-29 06:04:21.58644+00', NULL),
	('schedules', 'rate-limits', 'cron', '7 * * * *', 'UTC', '{"id": "rate-limits"}', '{"key": "rate-limits", "singletonKey": "rate-limits"}', '2026-11-29 06:04:19.474874+00', '2026-11-29 06:04:21.58644+00', NULL),
	('schedules', 'search-queries', 'cron', '29 3 * * *', 'UTC', '{"id": "search-queries"}', '{"key": "search-queries", "singletonKey": "search-queries"}', '2026-11-29 06:04:20.6408+00', '2026-11-29 06:04:21.58644+00', NULL),
	('schedules', 'staff', 'cron', '37 * * * *', 'UTC', '{"id": "staff"}', '{"key": "staff", "singletonKey": "staff"}', '2026-11-29 06:04:20.514465+00', '2026-11-29 06:04:21.58644+00', NULL),
	('schedules', 'unused-documents', 'cron', '41 3 * * *', 'UTC', '{"id": "unused-documents"}', '{"key": "unused-documents", "singletonKey": "unused-documents"}', '2026-11-29 06:04:20.829813+00', '2026-11-29 06:04:21.58644+00', NULL),
	('schedules', 'views', 'cron', '17 * * * *', 'UTC', '{"id": "views"}', '{"key": "views", "singletonKey": "views"}', '2026-11-29 06:04:19.709778+00', '2026-11-29 06:04:21.58644+00', NULL);


--
-- Data for Name: subscription; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: version; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.version VALUES
	(43, '2026-11-29 06:04:19.389027+00', '2026-11-29 06:04:19.384656+00', '2026-11-29 06:04:19.326158+00', '2026-11-29 06:04:20.415078+00', NULL);


--
-- Data for Name: warning; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: announced_pages; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: app_secrets; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-29 06:04:21.498+00', NULL, NULL, NULL, 'createFirstOwner', 'done', 'staff', '1', NULL, DEFAULT, '{"role": {"after": "owner"}}');


--
-- Data for Name: catalog_former_slugs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalog_former_slugs VALUES
	('futbolka-polo', 3);


--
-- Data for Name: catalog_hidden_items; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: catalog_items; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalog_items OVERRIDING SYSTEM VALUE VALUES
	(3, 'polo', 'Поло', 'regular', false, 2, 2, 'С воротником', '<p>Поло</p>', '[]', 'шт', '[]', '[{"from": 1, "price": 100000}, {"from": 10, "price": 90000}]', 90000, 2, '[{"sizes": ["S", "M"], "title": "", "sketch": 1, "measures": [{"name": "Ширина в груди", "letter": "А", "values": [51.5, 54]}]}]', 1, NULL, NULL, '{}', true),
	(2, 'trikotaj', 'Трикотаж', 'regular', true, 1, 1, 'Мягкое', '', '[]', 'шт', '[]', '[]', 90000, NULL, '[]', 1, NULL, NULL, '{}', false),
	(1, 'futbolki', 'Футболки', 'regular', true, NULL, 0, 'Все футболки', '', '[]', 'шт', '[]', '[]', 90000, NULL, '[]', 1, NULL, NULL, '{}', false),
	(4, 'mayka', 'Майка', 'regular', false, 2, 3, 'Без рукавов', '', '[]', 'шт', '[]', '[]', NULL, NULL, '[]', 1, NULL, NULL, '{}', false),
	(5, 'individualnyy-zakaz', 'Индивидуальный заказ', 'special', false, NULL, 4, 'Любое', '', '[]', 'шт', '[]', '[]', NULL, NULL, '[]', 1, NULL, NULL, '{}', false),
	(6, 'odejda', 'Одежда оптом', 'landing', false, NULL, 5, 'Опт', '', '[]', 'шт', '[]', '[]', NULL, NULL, '[]', 1, NULL, NULL, '{}', false);


--
-- Data for Name: catalog_price_groups; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalog_price_groups VALUES
	(3, 1, 0);


--
-- Data for Name: catalog_showcases; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalog_showcases OVERRIDING SYSTEM VALUE VALUES
	(1, 4, 3, 0),
	(2, 6, 4, 0),
	(3, 6, 3, 1),
	(4, 6, 1, 2);


--
-- Data for Name: cities; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.cities VALUES
	(1, 0, 'Москва', '["Moscow"]', '', true, '["+74951234567"]', '', 'tula@proba.example', 'Тверская, 1', 'Пн–Пт 09:30–18:00', 'Europe/Moscow', '[]', '[]', 55.75, 37.62, '<p>Пешком</p>', 'Пешком', '{1}'),
	(7, 1, 'Тула', '["Tula"]', 'tula', false, '["+74951234567"]', 'phone-tula', 'tula@proba.example', 'Ленина, 1', 'Пн–Пт 09:30–18:00', 'Europe/Samara', '[]', '[{"text": "Склад закрыт", "color": "#b5232a"}]', NULL, NULL, '<p>Пешком</p>', 'Пешком', '{1}');


--
-- Data for Name: clients; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.clients OVERRIDING SYSTEM VALUE VALUES
	(1, 0, 'Клиент', 1);


--
-- Data for Name: company_addresses; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: company_contacts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: consent_texts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: content_batch_entries; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: content_batches; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: content_drafts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: content_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.content_entries OVERRIDING SYSTEM VALUE VALUES
	(1, 'site', '1', 'Фабрика «Проба»', DEFAULT, NULL, NULL, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.494+00', NULL),
	(2, 'home', '1', 'Главная страница', DEFAULT, NULL, NULL, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.546+00', NULL),
	(3, 'story', '1', 'Цех', DEFAULT, NULL, 0, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.663+00', NULL),
	(4, 'text-page', 'policy', 'Согласие', DEFAULT, NULL, NULL, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.714+00', NULL),
	(5, 'text-page', 'help', 'Как заказать', DEFAULT, NULL, NULL, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.714+00', NULL),
	(6, 'license', '1', 'Декларация', DEFAULT, NULL, 0, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.765+00', NULL),
	(7, 'faq-question', '1', 'Сколько стоит?', DEFAULT, NULL, 0, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.782+00', NULL),
	(8, 'faq-question', '2', 'Сядет ли?', DEFAULT, NULL, 1, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.782+00', NULL),
	(9, 'faq-question', '3', 'Какой раппорт?', DEFAULT, NULL, 2, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.782+00', NULL),
	(10, 'faq-question', '4', 'На чём печатаете?', DEFAULT, NULL, 3, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.782+00', NULL),
	(11, 'faq-question', '5', 'Какой файл?', DEFAULT, NULL, 4, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.782+00', NULL),
	(12, 'layout-requirement', '1', 'Формат', DEFAULT, NULL, 0, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.799+00', NULL),
	(13, 'delivery-zone', '1', 'Тула', DEFAULT, NULL, 0, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.803+00', NULL),
	(14, 'city', '1', 'Москва', DEFAULT, NULL, 0, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.808+00', NULL),
	(15, 'city', '7', 'Тула', DEFAULT, NULL, 1, 'published', '{no-place}', NULL, false, 1, 1, '2026-11-29 06:04:18.808+00', NULL),
	(16, 'material', 'CHINTZ', 'Ситец', DEFAULT, NULL, 0, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.824+00', NULL),
	(17, 'material', 'SATIN', 'Сатин', DEFAULT, NULL, 1, 'published', '{no-description}', NULL, false, 1, 1, '2026-11-29 06:04:18.824+00', NULL),
	(18, 'material', 'ANY-COTTON', 'Любой хлопок', DEFAULT, NULL, 2, 'published', '{no-description,union}', NULL, false, 1, 1, '2026-11-29 06:04:18.824+00', NULL),
	(19, 'price-group', 'POLO-1', 'Поло', DEFAULT, NULL, NULL, 'published', '{}', NULL, false, 1, 1, '2026-11-29 06:04:18.835+00', NULL),
	(20, 'item', '1', 'Футболки', DEFAULT, NULL, 0, 'published', '{no-description,no-seo,group}', NULL, false, 1, 1, '2026-11-29 06:04:18.848+00', NULL),
	(21, 'item', '2', 'Трикотаж', DEFAULT, 1, 1, 'published', '{no-description,no-seo,group}', NULL, false, 1, 1, '2026-11-29 06:04:18.848+00', NULL),
	(22, 'item', '3', 'Поло', DEFAULT, 2, 2, 'published', '{no-seo,product,on-home}', NULL, false, 1, 1, '2026-11-29 06:04:18.848+00', NULL),
	(23, 'item', '4', 'Майка', DEFAULT, 2, 3, 'published', '{no-price,no-description,no-seo,product}', NULL, false, 1, 1, '2026-11-29 06:04:18.848+00', NULL),
	(24, 'item', '5', 'Индивидуальный заказ', DEFAULT, NULL, 4, 'published', '{no-price,no-description,no-seo,product,special}', NULL, false, 1, 1, '2026-11-29 06:04:18.848+00', NULL),
	(25, 'item', '6', 'Одежда оптом', DEFAULT, NULL, 5, 'published', '{no-description,no-seo,product,landing}', NULL, false, 1, 1, '2026-11-29 06:04:18.848+00', NULL),
	(26, 'post', '1', 'О ситце', DEFAULT, NULL, NULL, 'published', '{no-seo,tag:ткани,tag:история}', NULL, false, 1, 1, '2026-11-29 06:04:18.908+00', NULL),
	(27, 'post', '2', 'О сатине', DEFAULT, NULL, NULL, 'published', '{no-seo,tag:ткани}', NULL, false, 1, 1, '2026-11-29 06:04:18.908+00', NULL),
	(28, 'post', '3', 'Завтра', DEFAULT, NULL, NULL, 'published', '{no-seo,tag:тайное}', NULL, false, 1, 1, '2026-11-29 06:04:18.908+00', NULL);


--
-- Data for Name: content_links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: content_list_views; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: content_schedules; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: content_versions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.content_versions OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'seed', true, '{"logo": "tkan-5dc0eee251.svg", "phone": "+74951234567", "title": "Фабрика «Проба»", "social": [{"icon": "vk", "link": "https://vk.com/proba", "name": "ВКонтакте", "type": "vk", "metrics": {"default": {"ym": "vk"}}}], "address": "Иваново, улица Ткачей, 1", "tagline": "фабрика текстиля", "warnings": [], "brandBook": null, "foundedYear": 2008, "ratingTenths": 50, "supportEmail": "support@proba.example", "operationMode": "Пн–Пт 9:30–18:00", "ordersCompleted": 400000}', '2026-11-29 06:04:18.494+00', NULL),
	(2, 2, 1, 'seed', true, '{"seo": {"title": "Фабрика текстиля", "robots": null, "ogTitle": null, "keywords": "ткань", "canonical": null, "ogPicture": null, "description": "Шьём", "ogDescription": null}, "facts": [{"title": "2008", "content": "Год основания", "picture": null}], "title": "Главная страница", "video": {"film": null, "text": "О нас", "title": "Видео", "video": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "picture": null, "uploadedOn": null}, "blocks": [{"name": "video", "isShown": true}, {"name": "catalogPreview", "isShown": true}, {"name": "orderSteps", "isShown": true}, {"name": "facts", "isShown": true}, {"name": "clients", "isShown": true}, {"name": "portfolio", "isShown": true}, {"name": "posts", "isShown": true}, {"name": "excursion", "isShown": true}, {"name": "testimonials", "isShown": true}], "slides": [{"title": "Ситец", "content": "", "picture": "tkan-5dc0eee251.svg", "portrait": null, "subtitle": ""}], "clients": {"list": [{"name": "Клиент", "picture": "tkan-5dc0eee251.svg"}], "title": "Клиенты"}, "excursion": {"list": [{"film": null, "title": "Цех", "video": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", "picture": "tkan-5dc0eee251.svg", "uploadedOn": null}], "title": "Экскурсия", "subtitle": "По цехам"}, "portfolio": {"list": [{"title": "Работа", "picture": "tkan-5dc0eee251.svg"}], "title": "Работы"}, "orderSteps": [{"title": "Макет", "content": "Пришлите макет", "picture": null}], "testimonials": {"list": [{"name": "Анна", "content": "Хорошо", "position": "Закупщица"}], "title": "Отзывы"}}', '2026-11-29 06:04:18.546+00', NULL),
	(3, 3, 1, 'seed', true, '{"cover": "tkan-5dc0eee251.svg", "title": "Цех", "frames": [{"link": "/catalog/", "text": "Текст", "title": "Кадр", "picture": "tkan-5dc0eee251.svg"}, {"link": "/catalog/", "text": "Текст", "title": "Кадр", "picture": "tkan-5dc0eee251.svg"}, {"link": "/catalog/", "text": "Текст", "title": "Кадр", "picture": "tkan-5dc0eee251.svg"}], "position": 0}', '2026-11-29 06:04:18.663+00', NULL),
	(4, 4, 1, 'seed', true, '{"seo": {"title": null, "robots": null, "ogTitle": null, "keywords": null, "canonical": null, "ogPicture": null, "description": null, "ogDescription": null}, "body": "Согласен", "slug": "policy", "title": "Согласие", "version": "1", "document": null}', '2026-11-29 06:04:18.714+00', NULL),
	(5, 5, 1, 'seed', true, '{"seo": {"title": null, "robots": null, "ogTitle": null, "keywords": null, "canonical": null, "ogPicture": null, "description": null, "ogDescription": null}, "body": "Так", "slug": "help", "title": "Как заказать", "version": "1", "document": null}', '2026-11-29 06:04:18.714+00', NULL),
	(6, 6, 1, 'seed', true, '{"title": "Декларация", "picture": "tkan-5dc0eee251.svg", "document": null, "position": 0, "description": "О соответствии"}', '2026-11-29 06:04:18.765+00', NULL),
	(7, 7, 1, 'seed', true, '{"title": "Сколько стоит?", "answer": "От 100 ₽", "topics": ["help"], "position": 0}', '2026-11-29 06:04:18.782+00', NULL),
	(8, 8, 1, 'seed', true, '{"title": "Сядет ли?", "answer": "Нет", "topics": ["sewn"], "position": 1}', '2026-11-29 06:04:18.782+00', NULL),
	(9, 9, 1, 'seed', true, '{"title": "Какой раппорт?", "answer": "32 см", "topics": ["print"], "position": 2}', '2026-11-29 06:04:18.782+00', NULL),
	(10, 10, 1, 'seed', true, '{"title": "На чём печатаете?", "answer": "На хлопке", "topics": ["placed"], "position": 3}', '2026-11-29 06:04:18.782+00', NULL),
	(11, 11, 1, 'seed', true, '{"title": "Какой файл?", "answer": "PDF", "topics": ["help", "printing"], "position": 4}', '2026-11-29 06:04:18.782+00', NULL),
	(12, 12, 1, 'seed', true, '{"title": "Формат", "content": "Вектор", "position": 0}', '2026-11-29 06:04:18.799+00', NULL),
	(13, 13, 1, 'seed', true, '{"boxKg": 10, "title": "Тула", "cities": ["Тула"], "aliases": [], "daysMax": 2, "daysMin": 1, "position": 0, "doorPrice": 62000, "pointPrice": 39000}', '2026-11-29 06:04:18.803+00', NULL),
	(14, 14, 1, 'seed', true, '{"seo": {"title": null, "robots": null, "ogTitle": null, "keywords": null, "canonical": null, "ogPicture": null, "description": null, "ogDescription": null}, "week": ["09:30–18:00", "09:30–18:00", "09:30–18:00", "09:30–18:00", "09:30–18:00", "", ""], "email": "tula@proba.example", "title": "Москва", "phones": ["+74951234567"], "photos": ["tkan-5dc0eee251.svg"], "address": "Тверская, 1", "aliases": ["Moscow"], "howToGet": "Пешком", "position": 0, "timeZone": "Europe/Moscow", "warnings": [], "hoursText": "", "phoneGoal": "", "subdomain": "", "exceptions": [], "coordinates": "55.75, 37.62"}', '2026-11-29 06:04:18.808+00', NULL),
	(15, 15, 1, 'seed', true, '{"seo": {"title": null, "robots": null, "ogTitle": null, "keywords": null, "canonical": null, "ogPicture": null, "description": null, "ogDescription": null}, "week": ["09:30–18:00", "09:30–18:00", "09:30–18:00", "09:30–18:00", "09:30–18:00", "", ""], "email": "tula@proba.example", "title": "Тула", "phones": ["+74951234567"], "photos": ["tkan-5dc0eee251.svg"], "address": "Ленина, 1", "aliases": ["Tula"], "howToGet": "Пешком", "position": 1, "timeZone": "Europe/Samara", "warnings": [{"to": null, "from": null, "text": "Склад закрыт", "color": "#b5232a"}], "hoursText": "", "phoneGoal": "phone-tula", "subdomain": "tula", "exceptions": [], "coordinates": ""}', '2026-11-29 06:04:18.808+00', NULL),
	(16, 16, 1, 'seed', true, '{"erpId": "CHINTZ", "title": "Ситец", "members": [], "features": "<p>Тонкий</p>", "pictures": ["tkan-5dc0eee251.svg"], "position": 0, "description": "<p>Хлопок</p>"}', '2026-11-29 06:04:18.824+00', NULL),
	(17, 17, 1, 'seed', true, '{"erpId": "SATIN", "title": "Сатин", "members": [], "features": "", "pictures": ["tkan-5dc0eee251.svg"], "position": 1, "description": ""}', '2026-11-29 06:04:18.824+00', NULL),
	(18, 18, 1, 'seed', true, '{"erpId": "ANY-COTTON", "title": "Любой хлопок", "members": ["SATIN", "CHINTZ"], "features": "", "pictures": ["tkan-5dc0eee251.svg"], "position": 2, "description": ""}', '2026-11-29 06:04:18.824+00', NULL),
	(19, 19, 1, 'seed', true, '{"note": "С печатью", "unit": "шт", "erpId": "POLO-1", "title": "Поло", "variants": [{"rows": [{"label": "Ситец", "prices": {"dealer": [null, 60000], "anonymous": [100000, 90000], "wholesale": [80000, 70000]}, "material": "CHINTZ"}], "title": "Без печати", "ranges": [{"to": 9, "from": 1}, {"to": null, "from": 10}]}, {"rows": [{"label": "Ситец", "prices": {"anonymous": [null]}, "material": "CHINTZ"}], "title": "С печатью", "ranges": [{"to": null, "from": 1}]}], "categories": [{"title": "Хлопок", "materials": ["ANY-COTTON", "CHINTZ"]}]}', '2026-11-29 06:04:18.835+00', NULL),
	(20, 20, 1, 'seed', true, '{"seo": {"title": null, "robots": null, "ogTitle": null, "keywords": null, "canonical": null, "ogPicture": null, "description": null, "ogDescription": null}, "kind": "regular", "slug": "futbolki", "unit": "шт", "shows": [], "title": "Футболки", "banner": null, "onHome": false, "parent": null, "divider": null, "gallery": [], "isGroup": true, "picture": "tkan-5dc0eee251.svg", "summary": "Все футболки", "position": 0, "priceTiers": [], "properties": [], "sizeTables": [], "description": "", "formerSlugs": [], "priceGroups": [], "leadTimeDays": null}', '2026-11-29 06:04:18.848+00', NULL),
	(21, 21, 1, 'seed', true, '{"seo": {"title": null, "robots": null, "ogTitle": null, "keywords": null, "canonical": null, "ogPicture": null, "description": null, "ogDescription": null}, "kind": "regular", "slug": "trikotaj", "unit": "шт", "shows": [], "title": "Трикотаж", "banner": null, "onHome": false, "parent": 1, "divider": null, "gallery": [], "isGroup": true, "picture": "tkan-5dc0eee251.svg", "summary": "Мягкое", "position": 1, "priceTiers": [], "properties": [], "sizeTables": [], "description": "", "formerSlugs": [], "priceGroups": [], "leadTimeDays": null}', '2026-11-29 06:04:18.848+00', NULL),
	(22, 22, 1, 'seed', true, '{"seo": {"title": null, "robots": null, "ogTitle": null, "keywords": null, "canonical": null, "ogPicture": null, "description": null, "ogDescription": null}, "kind": "regular", "slug": "polo", "unit": "шт", "shows": [], "title": "Поло", "banner": null, "onHome": true, "parent": 2, "divider": null, "gallery": [], "isGroup": false, "picture": "tkan-5dc0eee251.svg", "summary": "С воротником", "position": 2, "priceTiers": [], "properties": [], "sizeTables": [{"sizes": ["S", "M"], "title": "", "sketch": "tkan-5dc0eee251.svg", "measures": [{"name": "Ширина в груди", "letter": "А", "values": [51.5, 54]}]}], "description": "<p>Поло</p>", "formerSlugs": ["futbolka-polo"], "priceGroups": ["POLO-1"], "leadTimeDays": 2}', '2026-11-29 06:04:18.848+00', NULL),
	(23, 23, 1, 'seed', true, '{"seo": {"title": null, "robots": null, "ogTitle": null, "keywords": null, "canonical": null, "ogPicture": null, "description": null, "ogDescription": null}, "kind": "regular", "slug": "mayka", "unit": "шт", "shows": [3], "title": "Майка", "banner": null, "onHome": false, "parent": 2, "divider": null, "gallery": [], "isGroup": false, "picture": "tkan-5dc0eee251.svg", "summary": "Без рукавов", "position": 3, "priceTiers": [], "properties": [], "sizeTables": [], "description": "", "formerSlugs": [], "priceGroups": [], "leadTimeDays": null}', '2026-11-29 06:04:18.848+00', NULL),
	(24, 24, 1, 'seed', true, '{"seo": {"title": null, "robots": null, "ogTitle": null, "keywords": null, "canonical": null, "ogPicture": null, "description": null, "ogDescription": null}, "kind": "special", "slug": "individualnyy-zakaz", "unit": "шт", "shows": [], "title": "Индивидуальный заказ", "banner": null, "onHome": false, "parent": null, "divider": null, "gallery": [], "isGroup": false, "picture": "tkan-5dc0eee251.svg", "summary": "Любое", "position": 4, "priceTiers": [], "properties": [], "sizeTables": [], "description": "", "formerSlugs": [], "priceGroups": [], "leadTimeDays": null}', '2026-11-29 06:04:18.848+00', NULL),
	(25, 25, 1, 'seed', true, '{"seo": {"title": null, "robots": null, "ogTitle": null, "keywords": null, "canonical": null, "ogPicture": null, "description": null, "ogDescription": null}, "kind": "landing", "slug": "odejda", "unit": "шт", "shows": [4, 3, 1], "title": "Одежда оптом", "banner": null, "onHome": false, "parent": null, "divider": null, "gallery": [], "isGroup": false, "picture": "tkan-5dc0eee251.svg", "summary": "Опт", "position": 5, "priceTiers": [], "properties": [], "sizeTables": [], "description": "", "formerSlugs": [], "priceGroups": [], "leadTimeDays": null}', '2026-11-29 06:04:18.848+00', NULL),
	(26, 26, 1, 'seed', true, '{"seo": {"title": null, "robots": null, "ogTitle": null, "keywords": null, "canonical": null, "ogPicture": null, "description": null, "ogDescription": null}, "body": "Текст ![Ткань](picture:tkan-5dc0eee251.svg)", "slug": "sitec", "tags": ["ткани", "история"], "title": "О ситце", "picture": "tkan-5dc0eee251.svg", "shortText": "Коротко", "publicationAt": "2026-01-02T07:00:00.000Z"}', '2026-11-29 06:04:18.908+00', NULL),
	(27, 27, 1, 'seed', true, '{"seo": {"title": null, "robots": null, "ogTitle": null, "keywords": null, "canonical": null, "ogPicture": null, "description": null, "ogDescription": null}, "body": "Текст ![Ткань](picture:tkan-5dc0eee251.svg)", "slug": "satin", "tags": ["ткани"], "title": "О сатине", "picture": "tkan-5dc0eee251.svg", "shortText": "Коротко", "publicationAt": "2026-01-03T07:00:00.000Z"}', '2026-11-29 06:04:18.908+00', NULL),
	(28, 28, 1, 'seed', true, '{"seo": {"title": null, "robots": null, "ogTitle": null, "keywords": null, "canonical": null, "ogPicture": null, "description": null, "ogDescription": null}, "body": "Текст ![Ткань](picture:tkan-5dc0eee251.svg)", "slug": "budushchee", "tags": ["тайное"], "title": "Завтра", "picture": "tkan-5dc0eee251.svg", "shortText": "Коротко", "publicationAt": "2999-01-01T07:00:00.000Z"}', '2026-11-29 06:04:18.908+00', NULL);


--
-- Data for Name: content_viewers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: counters; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: customer_price_lists; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: delivery_zones; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.delivery_zones OVERRIDING SYSTEM VALUE VALUES
	(1, 0, 'Тула', '["Тула"]', '[]', 1, 2, 39000, 62000, 10);


--
-- Data for Name: email_codes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: excursion_videos; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.excursion_videos OVERRIDING SYSTEM VALUE VALUES
	(1, 0, 'Цех', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1, NULL, NULL);


--
-- Data for Name: facts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.facts OVERRIDING SYSTEM VALUE VALUES
	(1, 0, '2008', 'Год основания', NULL);


--
-- Data for Name: faq_questions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.faq_questions OVERRIDING SYSTEM VALUE VALUES
	(1, 0, 'Сколько стоит?', '<p>От 100 ₽</p>', 'От 100 ₽', '["help"]'),
	(2, 1, 'Сядет ли?', '<p>Нет</p>', 'Нет', '["sewn"]'),
	(3, 2, 'Какой раппорт?', '<p>32 см</p>', '32 см', '["print"]'),
	(4, 3, 'На чём печатаете?', '<p>На хлопке</p>', 'На хлопке', '["placed"]'),
	(5, 4, 'Какой файл?', '<p>PDF</p>', 'PDF', '["help", "printing"]');


--
-- Data for Name: home_blocks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.home_blocks VALUES
	('video', 0, true, 'Видео', '', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', NULL, NULL, NULL, '<p>О нас</p>', 'О нас'),
	('catalogPreview', 1, true, '', '', NULL, NULL, NULL, NULL, NULL, NULL),
	('orderSteps', 2, true, '', '', NULL, NULL, NULL, NULL, NULL, NULL),
	('facts', 3, true, '', '', NULL, NULL, NULL, NULL, NULL, NULL),
	('clients', 4, true, 'Клиенты', '', NULL, NULL, NULL, NULL, NULL, NULL),
	('portfolio', 5, true, 'Работы', '', NULL, NULL, NULL, NULL, NULL, NULL),
	('posts', 6, true, '', '', NULL, NULL, NULL, NULL, NULL, NULL),
	('excursion', 7, true, 'Экскурсия', 'По цехам', NULL, NULL, NULL, NULL, NULL, NULL),
	('testimonials', 8, true, 'Отзывы', '', NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: import_rows; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: imports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: known_devices; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: layout_requirements; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.layout_requirements OVERRIDING SYSTEM VALUE VALUES
	(1, 0, 'Формат', 'Вектор');


--
-- Data for Name: licenses; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.licenses OVERRIDING SYSTEM VALUE VALUES
	(1, 0, 'Декларация', 'О соответствии', 1, NULL);


--
-- Data for Name: likes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: materials; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.materials OVERRIDING SYSTEM VALUE VALUES
	(1, 'CHINTZ', 0, 'Ситец', '{1}', '<p>Тонкий</p>', '<p>Хлопок</p>', false),
	(2, 'SATIN', 1, 'Сатин', '{1}', '', '', false),
	(3, 'ANY-COTTON', 2, 'Любой хлопок', '{1}', '', '', true);


--
-- Data for Name: media; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.media OVERRIDING SYSTEM VALUE VALUES
	(1, 'tkan-5dc0eee251.svg', 'tkan', 'image/svg+xml', 118, 400, 500, '#b5232a', '', false, '', 50, 50, '[]', 'ready', 1, NULL, DEFAULT, '2026-11-29 06:04:18.469984+00');


--
-- Data for Name: media_former_files; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: media_tags; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: media_usages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.media_usages VALUES
	('content_versions', 1, 'logo', 'tkan-5dc0eee251'),
	('content_versions', 2, 'excursion', 'tkan-5dc0eee251'),
	('content_versions', 2, 'portfolio', 'tkan-5dc0eee251'),
	('content_versions', 2, 'slides', 'tkan-5dc0eee251'),
	('content_versions', 2, 'clients', 'tkan-5dc0eee251'),
	('content_versions', 3, 'cover', 'tkan-5dc0eee251'),
	('content_versions', 3, 'frames', 'tkan-5dc0eee251'),
	('content_versions', 6, 'picture', 'tkan-5dc0eee251'),
	('content_versions', 14, 'photos', 'tkan-5dc0eee251'),
	('content_versions', 15, 'photos', 'tkan-5dc0eee251'),
	('content_versions', 16, 'pictures', 'tkan-5dc0eee251'),
	('content_versions', 17, 'pictures', 'tkan-5dc0eee251'),
	('content_versions', 18, 'pictures', 'tkan-5dc0eee251'),
	('content_versions', 20, 'picture', 'tkan-5dc0eee251'),
	('content_versions', 21, 'picture', 'tkan-5dc0eee251'),
	('content_versions', 22, 'sizeTables', 'tkan-5dc0eee251'),
	('content_versions', 22, 'picture', 'tkan-5dc0eee251'),
	('content_versions', 23, 'picture', 'tkan-5dc0eee251'),
	('content_versions', 24, 'picture', 'tkan-5dc0eee251'),
	('content_versions', 25, 'picture', 'tkan-5dc0eee251'),
	('content_versions', 26, 'body', 'tkan-5dc0eee251'),
	('content_versions', 26, 'picture', 'tkan-5dc0eee251'),
	('content_versions', 27, 'body', 'tkan-5dc0eee251'),
	('content_versions', 27, 'picture', 'tkan-5dc0eee251'),
	('content_versions', 28, 'picture', 'tkan-5dc0eee251'),
	('content_versions', 28, 'body', 'tkan-5dc0eee251');


--
-- Data for Name: merged_accounts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: missing_pages; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: order_calls; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: order_consents; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: order_contacts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: order_counters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_counters VALUES
	(2026, 1);


--
-- Data for Name: order_files; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: order_handling; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_handling VALUES
	('02af7957-1505-4aab-b2fb-959444224b60', 0, NULL, '2026-11-30 06:45:00+00', '2026-11-30 06:45:00+00', NULL, 0);


--
-- Data for Name: order_idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: order_messages; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: order_notes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: order_notifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_notifications VALUES
	('ba806111-9938-48ac-8950-c7faff6da6a3', '02af7957-1505-4aab-b2fb-959444224b60', 'factory-mail', 'sent', 1, NULL, NULL, false, '<order-26-000001.factory-mail@localhost>', NULL, '2026-11-29 06:04:22.042+00'),
	('7fcd323d-0dba-4d2f-a0d9-b2bc2f3c6a90', '02af7957-1505-4aab-b2fb-959444224b60', 'customer-mail', 'sent', 1, NULL, NULL, false, '<order-26-000001.customer-mail@localhost>', NULL, '2026-11-29 06:04:22.047+00');


--
-- Data for Name: order_reminders; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: order_status_changes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: order_steps; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_steps OVERRIDING SYSTEM VALUE VALUES
	(1, 0, 'Макет', 'Пришлите макет', NULL);


--
-- Data for Name: order_write_keys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: orders; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.orders VALUES
	('02af7957-1505-4aab-b2fb-959444224b60', '26-000001', '2026-11-29 06:04:21.685+00', NULL, 1, 'Анна', '+79001234567', 'anna@example.ru', '', NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'new', DEFAULT);


--
-- Data for Name: passkey_challenges; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people OVERRIDING SYSTEM VALUE VALUES
	(1, NULL, 1, '02af7957-1505-4aab-b2fb-959444224b60', '2026-11-29 06:04:21.685+00');


--
-- Data for Name: portfolio; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.portfolio OVERRIDING SYSTEM VALUE VALUES
	(1, 0, 1, 'Работа');


--
-- Data for Name: post_counts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.post_counts VALUES
	('история', 1),
	('ткани', 2),
	('', 3),
	('тайное', 1);


--
-- Data for Name: post_tags; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.post_tags VALUES
	(1, 'ткани', 0),
	(1, 'история', 1),
	(2, 'ткани', 0),
	(3, 'тайное', 0);


--
-- Data for Name: posts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.posts OVERRIDING SYSTEM VALUE VALUES
	(1, 'sitec', 'О ситце', 'Коротко', '<p>Текст <img src="picture:1" alt="Ткань" loading="lazy" decoding="async" /></p>', 'Текст ![Ткань](picture:tkan-5dc0eee251.svg)', 1, '2026-01-02 07:00:00+00'),
	(2, 'satin', 'О сатине', 'Коротко', '<p>Текст <img src="picture:1" alt="Ткань" loading="lazy" decoding="async" /></p>', 'Текст ![Ткань](picture:tkan-5dc0eee251.svg)', 1, '2026-01-03 07:00:00+00'),
	(3, 'budushchee', 'Завтра', 'Коротко', '<p>Текст <img src="picture:1" alt="Ткань" loading="lazy" decoding="async" /></p>', 'Текст ![Ткань](picture:tkan-5dc0eee251.svg)', 1, '2999-01-01 07:00:00+00');


--
-- Data for Name: price_categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.price_categories OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 0, 'Хлопок');


--
-- Data for Name: price_category_materials; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.price_category_materials VALUES
	(1, 3, 0),
	(1, 1, 1);


--
-- Data for Name: price_groups; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.price_groups OVERRIDING SYSTEM VALUE VALUES
	(1, 'POLO-1', 'Поло', 'шт', 'С печатью', '2026-11-29 06:04:18.835+00');


--
-- Data for Name: price_rows; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.price_rows OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 0, 'Ситец', '{"dealer": [null, 60000], "anonymous": [100000, 90000], "wholesale": [80000, 70000]}'),
	(2, 2, 1, 0, 'Ситец', '{"anonymous": [null]}');


--
-- Data for Name: price_variants; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.price_variants OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 0, 'Без печати', '[{"to": 9, "from": 1}, {"to": null, "from": 10}]'),
	(2, 1, 1, 'С печатью', '[{"to": null, "from": 1}]');


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limits VALUES
	('orders:127.0.0.1', 1, '2026-11-29 06:14:21.672+00'),
	('confirmations-3600:dKwQn-Zzcnzo2mn4LN6ZeZWROVmMdf6cRTEwbGg3CEo', 1, '2026-11-29 07:04:21.883+00'),
	('confirmations-86400:dKwQn-Zzcnzo2mn4LN6ZeZWROVmMdf6cRTEwbGg3CEo', 1, '2026-11-30 06:04:21.903+00'),
	('customer-mails:all', 1, '2026-11-29 07:04:22.045+00');


--
-- Data for Name: redirects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.redirects VALUES
	('/staroe/', '/catalog/', 301, 1),
	('/akciya/', '/blog/?tag=%D1%82#verh', 302, 1),
	('/старый-каталог/', '/каталог/', 301, 1);


--
-- Data for Name: restores; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: search_changes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: search_documents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_documents OVERRIDING SYSTEM VALUE VALUES
	(1, 'page', 1, 'как заказать', 0, 'IMqaqDrV-AU49bPXKmphmr'),
	(2, 'page', 2, 'согласие', 1, 'OP98RDSx-SQLmFmzGzSp-x'),
	(3, 'page', 3, 'о фабрике', 2, 'emtSvhoT5_81oGNnd56itn'),
	(4, 'page', 4, 'контакты', 3, 'ock11Q4YB7EBvNQdS-Vq0k'),
	(5, 'page', 5, 'личный кабинет', 4, 'oH5TbPbnHeq09Op2dPPElT'),
	(6, 'page', 6, 'лицензии и сертификаты', 5, 'Fj_VF16MJcdhnUJq04XUh8'),
	(7, 'page', 7, 'москва', 6, 'W7GljOu95nLEbROTtWzAA4'),
	(8, 'page', 8, 'тула', 7, 'e8eBKfFoey2CXIfOXHWSy1'),
	(9, 'page', 9, '', 8, 'Q-L9Zuv3mFNXxhu6nDk9WP'),
	(10, 'page', 10, '', 9, '817R0R8H1H4D-PENuUqA7h'),
	(11, 'catalog', 3, 'поло', 2, 'y5oKT6klopn4hDcT1yLF9N'),
	(12, 'catalog', 2, 'трикотаж', 1, 'dFW2Hg8zq7ouHq1atB0v-b'),
	(13, 'catalog', 1, 'футболки', 0, 'hUpylpxYAo37LYbWDcXfCs'),
	(14, 'catalog', 4, 'майка', 3, 'zogcIIyJrvNmbL0lULR0l_'),
	(15, 'catalog', 5, 'индивидуальный заказ', 4, 'Zkxuvf7bCjWtcH-kp6Oa6u'),
	(16, 'catalog', 6, 'одежда оптом', 5, 'iKFYKFFJTiysyhXoi3jA50'),
	(17, 'post', 1, 'о ситце', -29455620, 'yGFVhLE_k4UH43ni1SXrpu'),
	(18, 'post', 2, 'о сатине', -29457060, 'wvPCKc81IdJM2d41J4BaAz'),
	(19, 'post', 3, 'завтра', -541202820, 'PjzVVjJsBmR59Dgfw-5JfH');


--
-- Data for Name: search_hits; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: search_misses; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: search_pages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_pages OVERRIDING SYSTEM VALUE VALUES
	(1, '/help/', 'page', 'Как заказать', 'Так'),
	(2, '/policy/', 'page', 'Согласие', 'Согласен'),
	(3, '/', 'page', 'О фабрике', 'Что мы шьём и печатаем, как работаем, отзывы покупателей.'),
	(4, '/contacts/', 'page', 'Контакты', 'Адреса, телефоны и часы работы во всех городах.'),
	(5, '/account/orders/', 'page', 'Личный кабинет', 'Ваши заявки, избранное и цены вашего прайс-листа.'),
	(6, '/licenses/', 'page', 'Лицензии и сертификаты', 'Декларации соответствия, сертификаты и протоколы испытаний.'),
	(7, '/contacts/city-1/', 'city', 'Москва', 'Тверская, 1. Пн–Пт 09:30–18:00'),
	(8, '/contacts/city-7/', 'city', 'Тула', 'Ленина, 1. Пн–Пт 09:30–18:00'),
	(9, '/help/#faq-1', 'question', 'Сколько стоит?', 'От 100 ₽'),
	(10, '/help/#faq-5', 'question', 'Какой файл?', 'PDF');


--
-- Data for Name: search_postings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_postings VALUES
	(1, 1, 'page', 1030),
	(1, 2, 'page', 300),
	(1, 3, 'page', 300),
	(1, 4, 'page', 300),
	(1, 5, 'page', 300),
	(1, 6, 'page', 300),
	(1, 7, 'page', 300),
	(1, 8, 'page', 300),
	(1, 9, 'page', 300),
	(1, 10, 'page', 300),
	(1, 11, 'page', 300),
	(1, 12, 'page', 300),
	(1, 13, 'page', 300),
	(1, 14, 'page', 300),
	(1, 15, 'page', 300),
	(1, 16, 'page', 60),
	(1, 17, 'page', 60),
	(2, 18, 'page', 1030),
	(2, 19, 'page', 300),
	(2, 20, 'page', 300),
	(2, 21, 'page', 300),
	(2, 22, 'page', 300),
	(2, 23, 'page', 300),
	(3, 24, 'page', 1030),
	(3, 25, 'page', 300),
	(3, 26, 'page', 300),
	(3, 27, 'page', 300),
	(3, 28, 'page', 300),
	(3, 29, 'page', 300),
	(3, 30, 'page', 300),
	(4, 31, 'page', 1030),
	(4, 32, 'page', 300),
	(4, 33, 'page', 300),
	(4, 34, 'page', 300),
	(4, 35, 'page', 300),
	(4, 30, 'page', 300),
	(4, 36, 'page', 300),
	(4, 37, 'page', 300),
	(4, 38, 'page', 300),
	(4, 39, 'page', 300),
	(4, 40, 'page', 300),
	(4, 41, 'page', 300),
	(4, 42, 'page', 300),
	(4, 43, 'page', 300),
	(5, 44, 'page', 830),
	(5, 45, 'page', 800),
	(5, 46, 'page', 300),
	(5, 47, 'page', 300),
	(5, 1, 'page', 300),
	(5, 48, 'page', 300),
	(5, 49, 'page', 300),
	(5, 50, 'page', 300),
	(6, 51, 'page', 830),
	(6, 52, 'page', 800),
	(6, 53, 'page', 300),
	(6, 54, 'page', 300),
	(6, 55, 'page', 300),
	(6, 56, 'page', 300),
	(7, 57, 'page', 1030),
	(7, 31, 'page', 300),
	(7, 32, 'page', 300),
	(7, 33, 'page', 300),
	(7, 35, 'page', 300),
	(7, 30, 'page', 300),
	(7, 36, 'page', 300),
	(7, 37, 'page', 300),
	(7, 38, 'page', 300),
	(7, 39, 'page', 300),
	(7, 58, 'page', 300),
	(7, 41, 'page', 300),
	(7, 59, 'page', 300),
	(7, 60, 'page', 60),
	(7, 61, 'page', 60),
	(7, 62, 'page', 60),
	(7, 63, 'page', 60),
	(7, 64, 'page', 60),
	(7, 65, 'page', 60),
	(7, 66, 'page', 60),
	(7, 67, 'page', 60),
	(7, 68, 'page', 60),
	(7, 69, 'page', 60),
	(7, 70, 'page', 60),
	(8, 71, 'page', 1030),
	(8, 31, 'page', 300),
	(8, 32, 'page', 300),
	(8, 33, 'page', 300),
	(8, 35, 'page', 300),
	(8, 30, 'page', 300),
	(8, 36, 'page', 300),
	(8, 37, 'page', 300),
	(8, 38, 'page', 300),
	(8, 39, 'page', 300),
	(8, 58, 'page', 300),
	(8, 41, 'page', 300),
	(8, 67, 'page', 300),
	(8, 72, 'page', 60),
	(8, 61, 'page', 60),
	(8, 62, 'page', 60),
	(8, 63, 'page', 60),
	(8, 64, 'page', 60);
INSERT INTO public.search_postings VALUES
	(8, 65, 'page', 60),
	(8, 66, 'page', 60),
	(8, 68, 'page', 60),
	(8, 69, 'page', 60),
	(8, 70, 'page', 60),
	(9, 73, 'page', 300),
	(9, 74, 'page', 300),
	(9, 75, 'page', 60),
	(10, 12, 'page', 300),
	(10, 76, 'page', 60),
	(11, 77, 'catalog', 1030),
	(11, 78, 'catalog', 250),
	(11, 79, 'catalog', 200),
	(11, 80, 'catalog', 210),
	(11, 81, 'catalog', 210),
	(11, 82, 'catalog', 210),
	(11, 83, 'catalog', 210),
	(11, 84, 'catalog', 60),
	(12, 78, 'catalog', 1040),
	(12, 79, 'catalog', 250),
	(12, 85, 'catalog', 60),
	(13, 79, 'catalog', 1040),
	(14, 86, 'catalog', 1030),
	(14, 78, 'catalog', 250),
	(14, 79, 'catalog', 200),
	(14, 87, 'catalog', 60),
	(15, 88, 'catalog', 830),
	(15, 1, 'catalog', 800),
	(15, 82, 'catalog', 60),
	(16, 90, 'catalog', 810),
	(16, 91, 'catalog', 780),
	(17, 80, 'post', 1030),
	(17, 93, 'post', 300),
	(17, 94, 'post', 300),
	(17, 95, 'post', 60),
	(18, 81, 'post', 1030),
	(18, 94, 'post', 300),
	(18, 95, 'post', 60),
	(19, 97, 'post', 1030),
	(19, 98, 'post', 300),
	(19, 95, 'post', 60);


--
-- Data for Name: search_spellings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_spellings VALUES
	('заказать', 'заказать', 1),
	('порядок', 'порядок', 2),
	('заказа', 'заказа', 1),
	('расчет', 'расчёт', 3),
	('оплата', 'оплата', 4),
	('счет', 'счёт', 5),
	('договор', 'договор', 6),
	('сроки', 'сроки', 7),
	('изготовления', 'изготовления', 8),
	('требования', 'требования', 9),
	('макету', 'макету', 10),
	('формат', 'формат', 11),
	('файла', 'файла', 12),
	('вопросы', 'вопросы', 13),
	('ответы', 'ответы', 14),
	('помощь', 'помощь', 15),
	('согласие', 'согласие', 18),
	('политика', 'политика', 19),
	('конфиденциальности', 'конфиденциальности', 20),
	('персональные', 'персональные', 21),
	('данные', 'данные', 22),
	('cookie', 'cookie', 23),
	('фабрике', 'фабрике', 24),
	('отзывы', 'отзывы', 25),
	('рейтинг', 'рейтинг', 26),
	('клиенты', 'клиенты', 27),
	('портфолио', 'портфолио', 28),
	('примеры', 'примеры', 29),
	('работ', 'работ', 30),
	('контакты', 'контакты', 31),
	('адрес', 'адрес', 32),
	('телефон', 'телефон', 33),
	('почта', 'почта', 34),
	('часы', 'часы', 35),
	('работы', 'работы', 30),
	('график', 'график', 36),
	('шоурум', 'шоурум', 37),
	('офис', 'офис', 38),
	('представительство', 'представительство', 39),
	('карта', 'карта', 40),
	('проезд', 'проезд', 41),
	('связь', 'связь', 42),
	('сотрудничество', 'сотрудничество', 43),
	('личный', 'личный', 44),
	('кабинет', 'кабинет', 45),
	('вход', 'вход', 46),
	('регистрация', 'регистрация', 47),
	('заказы', 'заказы', 1),
	('заявки', 'заявки', 48),
	('статус', 'статус', 49),
	('избранное', 'избранное', 50),
	('лицензии', 'лицензии', 51),
	('сертификаты', 'сертификаты', 52),
	('декларации', 'декларации', 53),
	('соответствия', 'соответствия', 54),
	('протоколы', 'протоколы', 55),
	('испытаний', 'испытаний', 56),
	('москва', 'москва', 57),
	('самовывоз', 'самовывоз', 58),
	('moscow', 'moscow', 59),
	('тула', 'тула', 71),
	('tula', 'tula', 67),
	('сколько', 'сколько', 73),
	('стоит', 'стоит', 74),
	('файл', 'файл', 12),
	('поло', 'поло', 77),
	('трикотаж', 'трикотаж', 78),
	('футболки', 'футболки', 79),
	('ситец', 'ситец', 80),
	('сатин', 'сатин', 81),
	('любой', 'любой', 82),
	('хлопок', 'хлопок', 83),
	('майка', 'майка', 86),
	('индивидуальный', 'индивидуальный', 88),
	('заказ', 'заказ', 1),
	('одежда', 'одежда', 90),
	('оптом', 'оптом', 91),
	('ситце', 'ситце', 80),
	('история', 'история', 93),
	('ткани', 'ткани', 94),
	('сатине', 'сатине', 81),
	('завтра', 'завтра', 97),
	('тайное', 'тайное', 98);


--
-- Data for Name: search_state; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_state VALUES
	(1, 4, false);


--
-- Data for Name: search_suffixes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_suffixes VALUES
	('формат', 11, true),
	('акету', 10, false),
	('файл', 12, true),
	('ицензии', 51, false),
	('нет', 45, false),
	('татус', 49, false),
	('страция', 47, false),
	('аботы', 30, false),
	('еты', 14, false),
	('зать', 1, false),
	('телефон', 33, true),
	('тветствия', 54, false),
	('фис', 38, false),
	('ету', 10, false),
	('согласие', 18, true),
	('осква', 57, false),
	('аказы', 1, false),
	('ортфолио', 28, false),
	('овывоз', 58, false),
	('аказать', 1, false),
	('енциальности', 20, false),
	('вания', 9, false),
	('айла', 12, false),
	('трудничество', 43, false),
	('ефон', 33, false),
	('политика', 19, true),
	('ько', 73, false),
	('ональные', 21, false),
	('ытаний', 56, false),
	('ния', 9, false),
	('льство', 39, false),
	('tula', 67, true),
	('езд', 41, false),
	('ookie', 23, false),
	('плата', 4, false),
	('личный', 44, true),
	('етствия', 54, false),
	('оты', 30, false),
	('чта', 34, false),
	('данные', 22, true),
	('карта', 40, true),
	('ения', 8, false),
	('денциальности', 20, false),
	('требования', 9, true),
	('рсональные', 21, false),
	('атус', 49, false),
	('асы', 35, false),
	('помощь', 15, true),
	('товления', 8, false),
	('воз', 58, false),
	('ответы', 14, true),
	('тоит', 74, false),
	('макету', 10, true),
	('протоколы', 55, true),
	('инет', 45, false),
	('абинет', 45, false),
	('альности', 20, false),
	('нтакты', 31, false),
	('ядок', 2, false),
	('колько', 73, false),
	('зии', 51, false),
	('омощь', 15, false),
	('ертификаты', 52, false),
	('вления', 8, false),
	('ция', 47, false),
	('примеры', 29, true),
	('зготовления', 8, false),
	('ные', 21, false),
	('ерсональные', 21, false),
	('соответствия', 54, true),
	('асие', 18, false),
	('льные', 21, false),
	('мат', 11, false),
	('абрике', 24, false),
	('нты', 27, false),
	('ветствия', 54, false),
	('дничество', 43, false),
	('ьство', 39, false),
	('олио', 28, false),
	('scow', 59, false),
	('ности', 20, false),
	('редставительство', 39, false),
	('рмат', 11, false),
	('график', 36, true),
	('нальные', 21, false),
	('тула', 71, true),
	('просы', 13, false),
	('оответствия', 54, false),
	('ости', 20, false),
	('избранное', 50, true),
	('римеры', 29, false),
	('cookie', 23, true),
	('таний', 56, false),
	('дставительство', 39, false),
	('олитика', 19, false),
	('чет', 3, false),
	('персональные', 21, true),
	('цензии', 51, false),
	('чет', 5, false),
	('рике', 24, false);
INSERT INTO public.search_suffixes VALUES
	('рта', 40, false),
	('ларации', 53, false),
	('работы', 30, true),
	('лиенты', 27, false),
	('фиденциальности', 20, false),
	('иденциальности', 20, false),
	('итика', 19, false),
	('огласие', 18, false),
	('афик', 36, false),
	('порядок', 2, true),
	('сква', 57, false),
	('портфолио', 28, true),
	('вопросы', 13, true),
	('йтинг', 26, false),
	('язь', 42, false),
	('ные', 22, false),
	('регистрация', 47, true),
	('ичество', 43, false),
	('тво', 39, false),
	('айл', 12, false),
	('представительство', 39, true),
	('оплата', 4, true),
	('зывы', 25, false),
	('кты', 31, false),
	('азать', 1, false),
	('заказа', 1, true),
	('расчет', 3, true),
	('ления', 8, false),
	('ство', 43, false),
	('олы', 55, false),
	('спытаний', 56, false),
	('онтакты', 31, false),
	('тификаты', 52, false),
	('шоурум', 37, true),
	('готовления', 8, false),
	('кабинет', 45, true),
	('росы', 13, false),
	('мощь', 15, false),
	('пытаний', 56, false),
	('ртфолио', 28, false),
	('истрация', 47, false),
	('конфиденциальности', 20, true),
	('анное', 50, false),
	('вывоз', 58, false),
	('сональные', 21, false),
	('аты', 52, false),
	('тствия', 54, false),
	('нзии', 51, false),
	('едставительство', 39, false),
	('ике', 24, false),
	('аказа', 1, false),
	('ствия', 54, false),
	('отоколы', 55, false),
	('договор', 6, true),
	('твия', 54, false),
	('чный', 44, false),
	('такты', 31, false),
	('сие', 18, false),
	('рум', 37, false),
	('ранное', 50, false),
	('сроки', 7, true),
	('авительство', 39, false),
	('льности', 20, false),
	('нное', 50, false),
	('оки', 7, false),
	('ьности', 20, false),
	('ификаты', 52, false),
	('ласие', 18, false),
	('ебования', 9, false),
	('кларации', 53, false),
	('аявки', 48, false),
	('тзывы', 25, false),
	('кету', 10, false),
	('рудничество', 43, false),
	('роезд', 41, false),
	('вительство', 39, false),
	('отовления', 8, false),
	('аний', 56, false),
	('ощь', 15, false),
	('ротоколы', 55, false),
	('заказы', 1, true),
	('фабрике', 24, true),
	('ывоз', 58, false),
	('офис', 38, true),
	('заявки', 48, true),
	('сотрудничество', 43, true),
	('тавительство', 39, false),
	('ания', 9, false),
	('нциальности', 20, false),
	('ата', 4, false),
	('лько', 73, false),
	('альные', 21, false),
	('ьные', 21, false),
	('счет', 5, true),
	('оезд', 41, false),
	('отзывы', 25, true),
	('ензии', 51, false),
	('трация', 47, false),
	('ный', 44, false),
	('нфиденциальности', 20, false);
INSERT INTO public.search_suffixes VALUES
	('moscow', 59, true),
	('тво', 43, false),
	('абот', 30, false),
	('тельство', 39, false),
	('ртификаты', 52, false),
	('ичный', 44, false),
	('опросы', 13, false),
	('оит', 74, false),
	('ула', 71, false),
	('бранное', 50, false),
	('оурум', 37, false),
	('лицензии', 51, true),
	('околы', 55, false),
	('рация', 47, false),
	('док', 2, false),
	('литика', 19, false),
	('файла', 12, true),
	('ормат', 11, false),
	('имеры', 29, false),
	('олько', 73, false),
	('фон', 33, false),
	('казы', 1, false),
	('ний', 56, false),
	('гистрация', 47, false),
	('фолио', 28, false),
	('асчет', 3, false),
	('веты', 14, false),
	('иальности', 20, false),
	('колы', 55, false),
	('статус', 49, true),
	('ывы', 25, false),
	('лата', 4, false),
	('екларации', 53, false),
	('сти', 20, false),
	('лио', 28, false),
	('нные', 22, false),
	('акты', 31, false),
	('осы', 13, false),
	('ответствия', 54, false),
	('работ', 30, true),
	('орядок', 2, false),
	('ать', 1, false),
	('ительство', 39, false),
	('лефон', 33, false),
	('овор', 6, false),
	('ельство', 39, false),
	('арации', 53, false),
	('вки', 48, false),
	('сколько', 73, true),
	('роки', 7, false),
	('ставительство', 39, false),
	('гласие', 18, false),
	('егистрация', 47, false),
	('бот', 30, false),
	('ния', 8, false),
	('клиенты', 27, true),
	('тинг', 26, false),
	('фикаты', 52, false),
	('почта', 34, true),
	('фик', 36, false),
	('меры', 29, false),
	('анные', 22, false),
	('связь', 42, true),
	('амовывоз', 58, false),
	('дрес', 32, false),
	('сертификаты', 52, true),
	('заказать', 1, true),
	('удничество', 43, false),
	('ции', 53, false),
	('ребования', 9, false),
	('каты', 52, false),
	('чество', 43, false),
	('урум', 37, false),
	('тика', 19, false),
	('циальности', 20, false),
	('ход', 46, false),
	('тус', 49, false),
	('счет', 3, false),
	('испытаний', 56, true),
	('збранное', 50, false),
	('oscow', 59, false),
	('часы', 35, true),
	('инг', 26, false),
	('ика', 19, false),
	('аза', 1, false),
	('вязь', 42, false),
	('иенты', 27, false),
	('ula', 67, false),
	('ство', 39, false),
	('ация', 47, false),
	('говор', 6, false),
	('стоит', 74, true),
	('рейтинг', 26, true),
	('вход', 46, true),
	('отрудничество', 43, false),
	('ное', 50, false),
	('рес', 32, false),
	('ования', 9, false),
	('ква', 57, false),
	('бинет', 45, false);
INSERT INTO public.search_suffixes VALUES
	('адрес', 32, true),
	('онфиденциальности', 20, false),
	('kie', 23, false),
	('арта', 40, false),
	('енты', 27, false),
	('мовывоз', 58, false),
	('вия', 54, false),
	('ество', 43, false),
	('изготовления', 8, true),
	('елефон', 33, false),
	('ации', 53, false),
	('оговор', 6, false),
	('москва', 57, true),
	('контакты', 31, true),
	('декларации', 53, true),
	('okie', 23, false),
	('икаты', 52, false),
	('рафик', 36, false),
	('явки', 48, false),
	('боты', 30, false),
	('ейтинг', 26, false),
	('самовывоз', 58, true),
	('очта', 34, false),
	('азы', 1, false),
	('рации', 53, false),
	('ничество', 43, false),
	('токолы', 55, false),
	('cow', 59, false),
	('йла', 12, false),
	('казать', 1, false),
	('еры', 29, false),
	('тветы', 14, false),
	('овления', 8, false),
	('рядок', 2, false),
	('проезд', 41, true),
	('тфолио', 28, false),
	('брике', 24, false),
	('каза', 1, false),
	('бования', 9, false),
	('вор', 6, false),
	('видуальный', 88, false),
	('одежда', 90, true),
	('бой', 82, false),
	('любой', 82, true),
	('том', 91, false),
	('каз', 1, false),
	('индивидуальный', 88, true),
	('тин', 81, false),
	('хлопок', 83, true),
	('идуальный', 88, false),
	('дежда', 90, false),
	('трикотаж', 78, true),
	('майка', 86, true),
	('пок', 83, false),
	('рикотаж', 78, false),
	('итец', 80, false),
	('жда', 90, false),
	('сатин', 81, true),
	('отаж', 78, false),
	('юбой', 82, false),
	('футболки', 79, true),
	('уальный', 88, false),
	('болки', 79, false),
	('дивидуальный', 88, false),
	('айка', 86, false),
	('оптом', 91, true),
	('ндивидуальный', 88, false),
	('ежда', 90, false),
	('дуальный', 88, false),
	('альный', 88, false),
	('олки', 79, false),
	('льный', 88, false),
	('тболки', 79, false),
	('лопок', 83, false),
	('ситец', 80, true),
	('ьный', 88, false),
	('атин', 81, false),
	('лки', 79, false),
	('котаж', 78, false),
	('птом', 91, false),
	('аказ', 1, false),
	('поло', 77, true),
	('ивидуальный', 88, false),
	('утболки', 79, false),
	('икотаж', 78, false),
	('ный', 88, false),
	('таж', 78, false),
	('оло', 77, false),
	('йка', 86, false),
	('заказ', 1, true),
	('опок', 83, false),
	('тец', 80, false),
	('история', 93, true),
	('ине', 81, false),
	('атине', 81, false),
	('ани', 94, false),
	('тайное', 98, true),
	('автра', 97, false),
	('стория', 93, false),
	('тце', 80, false);
INSERT INTO public.search_suffixes VALUES
	('ткани', 94, true),
	('рия', 93, false),
	('ситце', 80, true),
	('ория', 93, false),
	('тория', 93, false),
	('тра', 97, false),
	('йное', 98, false),
	('втра', 97, false),
	('айное', 98, false),
	('итце', 80, false),
	('сатине', 81, true),
	('кани', 94, false),
	('тине', 81, false),
	('ное', 98, false),
	('завтра', 97, true);


--
-- Data for Name: search_terms; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_terms OVERRIDING SYSTEM VALUE VALUES
	(2, 'порядк', true, 1),
	(3, 'расчет', true, 1),
	(4, 'оплат', true, 1),
	(5, 'счет', true, 1),
	(6, 'договор', true, 1),
	(7, 'срок', true, 1),
	(8, 'изготовлн', true, 1),
	(9, 'требован', true, 1),
	(10, 'макет', true, 1),
	(11, 'формат', true, 1),
	(12, 'файл', true, 2),
	(13, 'вопрос', true, 1),
	(14, 'ответ', true, 1),
	(15, 'помощ', true, 1),
	(16, 'так', false, 1),
	(17, 'вектор', false, 1),
	(18, 'соглас', true, 1),
	(19, 'политик', true, 1),
	(20, 'конфиденциалност', true, 1),
	(21, 'персоналн', true, 1),
	(22, 'дан', true, 1),
	(23, 'cookie', true, 1),
	(24, 'фабрик', true, 1),
	(25, 'отзыв', true, 1),
	(26, 'рейтинг', true, 1),
	(27, 'клиент', true, 1),
	(28, 'портфоли', true, 1),
	(29, 'примр', true, 1),
	(30, 'работ', true, 4),
	(31, 'контакт', true, 3),
	(32, 'адрес', true, 3),
	(33, 'телефн', true, 3),
	(34, 'почт', true, 1),
	(35, 'час', true, 3),
	(36, 'график', true, 3),
	(37, 'шоурум', true, 3),
	(38, 'офис', true, 3),
	(39, 'представителств', true, 3),
	(40, 'карт', true, 1),
	(41, 'проезд', true, 3),
	(42, 'связ', true, 1),
	(43, 'сотрудничеств', true, 1),
	(44, 'личн', true, 1),
	(45, 'кабинет', true, 1),
	(46, 'вход', true, 1),
	(47, 'регистрац', true, 1),
	(48, 'заявк', true, 1),
	(49, 'статус', true, 1),
	(50, 'избран', true, 1),
	(51, 'лиценз', true, 1),
	(52, 'сертификат', true, 1),
	(53, 'декларац', true, 1),
	(54, 'сответств', true, 1),
	(55, 'протокл', true, 1),
	(56, 'испытан', true, 1),
	(57, 'москв', true, 1),
	(58, 'самовывоз', true, 2),
	(59, 'moscow', true, 1),
	(60, 'тверск', false, 1),
	(61, 'пн', false, 2),
	(62, 'пт', false, 2),
	(63, '09', false, 2),
	(64, '30', false, 2),
	(65, '18', false, 2),
	(66, '00', false, 2),
	(67, 'tula', true, 2),
	(68, 'proba', false, 2),
	(69, 'example', false, 2),
	(70, 'пешк', false, 2),
	(71, 'тул', true, 1),
	(72, 'ленин', false, 1),
	(73, 'сколк', true, 1),
	(74, 'стоит', true, 1),
	(75, '100', false, 1),
	(76, 'pdf', false, 1),
	(1, 'заказ', true, 3),
	(77, 'поло', true, 1),
	(78, 'трикотаж', true, 3),
	(79, 'футболк', true, 4),
	(82, 'люб', true, 2),
	(83, 'хлопк', true, 1),
	(84, 'воротник', false, 1),
	(85, 'мягк', false, 1),
	(86, 'майк', true, 1),
	(87, 'рукав', false, 1),
	(88, 'индивидуалн', true, 1),
	(90, 'одежд', true, 1),
	(91, 'опт', true, 1),
	(80, 'ситц', true, 2),
	(81, 'сатин', true, 2),
	(93, 'истор', true, 1),
	(94, 'ткан', true, 2),
	(95, 'коротк', false, 3),
	(97, 'завтр', true, 1),
	(98, 'тайн', true, 1);


--
-- Data for Name: search_typo_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_typo_keys VALUES
	('заказ', 1),
	('аказ', 1),
	('зказ', 1),
	('зааз', 1),
	('закз', 1),
	('зака', 1),
	('заказат', 1),
	('аказат', 1),
	('зказат', 1),
	('заазат', 1),
	('закзат', 1),
	('закаат', 1),
	('заказт', 1),
	('заказа', 1),
	('казат', 1),
	('аазат', 1),
	('акзат', 1),
	('акаат', 1),
	('аказт', 1),
	('аказа', 1),
	('зазат', 1),
	('зкзат', 1),
	('зкаат', 1),
	('зказт', 1),
	('зказа', 1),
	('зааат', 1),
	('заазт', 1),
	('зааза', 1),
	('закат', 1),
	('закзт', 1),
	('закза', 1),
	('закаа', 1),
	('порядк', 2),
	('орядк', 2),
	('прядк', 2),
	('поядк', 2),
	('пордк', 2),
	('поряк', 2),
	('поряд', 2),
	('порядок', 2),
	('орядок', 2),
	('прядок', 2),
	('поядок', 2),
	('пордок', 2),
	('поряок', 2),
	('порядо', 2),
	('расчет', 3),
	('асчет', 3),
	('рсчет', 3),
	('рачет', 3),
	('расет', 3),
	('расчт', 3),
	('расче', 3),
	('оплат', 4),
	('плат', 4),
	('олат', 4),
	('опат', 4),
	('оплт', 4),
	('опла', 4),
	('оплата', 4),
	('плата', 4),
	('олата', 4),
	('опата', 4),
	('оплта', 4),
	('оплаа', 4),
	('счет', 5),
	('чет', 5),
	('сет', 5),
	('счт', 5),
	('сче', 5),
	('договор', 6),
	('оговор', 6),
	('дговор', 6),
	('доовор', 6),
	('догвор', 6),
	('догоор', 6),
	('договр', 6),
	('догово', 6),
	('срок', 7),
	('рок', 7),
	('сок', 7),
	('срк', 7),
	('сро', 7),
	('сроки', 7),
	('роки', 7),
	('соки', 7),
	('срки', 7),
	('срои', 7),
	('изготов', 8),
	('зготов', 8),
	('иготов', 8),
	('изотов', 8),
	('изгтов', 8),
	('изгоов', 8),
	('изготв', 8),
	('изгото', 8),
	('готов', 8),
	('зотов', 8),
	('згтов', 8),
	('згоов', 8);
INSERT INTO public.search_typo_keys VALUES
	('зготв', 8),
	('згото', 8),
	('иотов', 8),
	('игтов', 8),
	('игоов', 8),
	('иготв', 8),
	('игото', 8),
	('изтов', 8),
	('изоов', 8),
	('изотв', 8),
	('изото', 8),
	('изгов', 8),
	('изгтв', 8),
	('изгто', 8),
	('изгоо', 8),
	('изгот', 8),
	('требова', 9),
	('ребова', 9),
	('тебова', 9),
	('трбова', 9),
	('треова', 9),
	('требва', 9),
	('требоа', 9),
	('требов', 9),
	('ебова', 9),
	('рбова', 9),
	('реова', 9),
	('ребва', 9),
	('ребоа', 9),
	('ребов', 9),
	('тбова', 9),
	('теова', 9),
	('тебва', 9),
	('тебоа', 9),
	('тебов', 9),
	('трова', 9),
	('трбва', 9),
	('трбоа', 9),
	('трбов', 9),
	('трева', 9),
	('треоа', 9),
	('треов', 9),
	('треба', 9),
	('требв', 9),
	('требо', 9),
	('макет', 10),
	('акет', 10),
	('мкет', 10),
	('мает', 10),
	('макт', 10),
	('маке', 10),
	('макету', 10),
	('акету', 10),
	('мкету', 10),
	('маету', 10),
	('макту', 10),
	('макеу', 10),
	('формат', 11),
	('ормат', 11),
	('фрмат', 11),
	('фомат', 11),
	('форат', 11),
	('формт', 11),
	('форма', 11),
	('файл', 12),
	('айл', 12),
	('фйл', 12),
	('фал', 12),
	('фай', 12),
	('файла', 12),
	('айла', 12),
	('фйла', 12),
	('фала', 12),
	('файа', 12),
	('вопрос', 13),
	('опрос', 13),
	('впрос', 13),
	('ворос', 13),
	('вопос', 13),
	('вопрс', 13),
	('вопро', 13),
	('вопросы', 13),
	('опросы', 13),
	('впросы', 13),
	('воросы', 13),
	('вопосы', 13),
	('вопрсы', 13),
	('вопроы', 13),
	('ответ', 14),
	('твет', 14),
	('овет', 14),
	('отет', 14),
	('отвт', 14),
	('отве', 14),
	('ответы', 14),
	('тветы', 14),
	('оветы', 14),
	('отеты', 14),
	('отвты', 14),
	('отвеы', 14);
INSERT INTO public.search_typo_keys VALUES
	('помощ', 15),
	('омощ', 15),
	('пмощ', 15),
	('поощ', 15),
	('помщ', 15),
	('помо', 15),
	('помощь', 15),
	('омощь', 15),
	('пмощь', 15),
	('поощь', 15),
	('помщь', 15),
	('помоь', 15),
	('соглас', 18),
	('оглас', 18),
	('сглас', 18),
	('солас', 18),
	('согас', 18),
	('соглс', 18),
	('согла', 18),
	('согласи', 18),
	('огласи', 18),
	('сгласи', 18),
	('соласи', 18),
	('согаси', 18),
	('соглси', 18),
	('соглаи', 18),
	('гласи', 18),
	('оласи', 18),
	('огаси', 18),
	('оглси', 18),
	('оглаи', 18),
	('сласи', 18),
	('сгаси', 18),
	('сглси', 18),
	('сглаи', 18),
	('соаси', 18),
	('солси', 18),
	('солаи', 18),
	('согси', 18),
	('согаи', 18),
	('согли', 18),
	('политик', 19),
	('олитик', 19),
	('плитик', 19),
	('поитик', 19),
	('полтик', 19),
	('полиик', 19),
	('политк', 19),
	('полити', 19),
	('литик', 19),
	('оитик', 19),
	('олтик', 19),
	('олиик', 19),
	('олитк', 19),
	('олити', 19),
	('питик', 19),
	('плтик', 19),
	('плиик', 19),
	('плитк', 19),
	('плити', 19),
	('потик', 19),
	('поиик', 19),
	('поитк', 19),
	('поити', 19),
	('полик', 19),
	('полтк', 19),
	('полти', 19),
	('полии', 19),
	('полит', 19),
	('конфиде', 20),
	('онфиде', 20),
	('кнфиде', 20),
	('кофиде', 20),
	('кониде', 20),
	('конфде', 20),
	('конфие', 20),
	('конфид', 20),
	('нфиде', 20),
	('офиде', 20),
	('ониде', 20),
	('онфде', 20),
	('онфие', 20),
	('онфид', 20),
	('кфиде', 20),
	('книде', 20),
	('кнфде', 20),
	('кнфие', 20),
	('кнфид', 20),
	('коиде', 20),
	('кофде', 20),
	('кофие', 20),
	('кофид', 20),
	('конде', 20),
	('коние', 20),
	('конид', 20),
	('конфе', 20),
	('конфд', 20),
	('конфи', 20),
	('персона', 21),
	('ерсона', 21);
INSERT INTO public.search_typo_keys VALUES
	('прсона', 21),
	('песона', 21),
	('перона', 21),
	('персна', 21),
	('персоа', 21),
	('персон', 21),
	('рсона', 21),
	('есона', 21),
	('ерона', 21),
	('ерсна', 21),
	('ерсоа', 21),
	('ерсон', 21),
	('псона', 21),
	('прона', 21),
	('прсна', 21),
	('прсоа', 21),
	('прсон', 21),
	('пеона', 21),
	('песна', 21),
	('песоа', 21),
	('песон', 21),
	('перна', 21),
	('пероа', 21),
	('перон', 21),
	('перса', 21),
	('персн', 21),
	('персо', 21),
	('дан', 22),
	('ан', 22),
	('дн', 22),
	('да', 22),
	('данные', 22),
	('анные', 22),
	('днные', 22),
	('даные', 22),
	('данне', 22),
	('данны', 22),
	('cookie', 23),
	('ookie', 23),
	('cokie', 23),
	('cooie', 23),
	('cooke', 23),
	('cooki', 23),
	('фабрик', 24),
	('абрик', 24),
	('фбрик', 24),
	('фарик', 24),
	('фабик', 24),
	('фабрк', 24),
	('фабри', 24),
	('фабрике', 24),
	('абрике', 24),
	('фбрике', 24),
	('фарике', 24),
	('фабике', 24),
	('фабрке', 24),
	('фабрие', 24),
	('отзыв', 25),
	('тзыв', 25),
	('озыв', 25),
	('отыв', 25),
	('отзв', 25),
	('отзы', 25),
	('отзывы', 25),
	('тзывы', 25),
	('озывы', 25),
	('отывы', 25),
	('отзвы', 25),
	('отзыы', 25),
	('рейтинг', 26),
	('ейтинг', 26),
	('рйтинг', 26),
	('ретинг', 26),
	('рейинг', 26),
	('рейтнг', 26),
	('рейтиг', 26),
	('рейтин', 26),
	('клиент', 27),
	('лиент', 27),
	('киент', 27),
	('клент', 27),
	('клинт', 27),
	('клиет', 27),
	('клиен', 27),
	('клиенты', 27),
	('лиенты', 27),
	('киенты', 27),
	('кленты', 27),
	('клинты', 27),
	('клиеты', 27),
	('клиены', 27),
	('портфол', 28),
	('ортфол', 28),
	('пртфол', 28),
	('потфол', 28),
	('порфол', 28),
	('портол', 28),
	('портфл', 28),
	('портфо', 28),
	('ртфол', 28);
INSERT INTO public.search_typo_keys VALUES
	('отфол', 28),
	('орфол', 28),
	('ортол', 28),
	('ортфл', 28),
	('ортфо', 28),
	('птфол', 28),
	('прфол', 28),
	('пртол', 28),
	('пртфл', 28),
	('пртфо', 28),
	('пофол', 28),
	('потол', 28),
	('потфл', 28),
	('потфо', 28),
	('порол', 28),
	('порфл', 28),
	('порфо', 28),
	('портл', 28),
	('порто', 28),
	('портф', 28),
	('примр', 29),
	('римр', 29),
	('пимр', 29),
	('прмр', 29),
	('прир', 29),
	('прим', 29),
	('примеры', 29),
	('римеры', 29),
	('пимеры', 29),
	('прмеры', 29),
	('приеры', 29),
	('примры', 29),
	('примеы', 29),
	('пример', 29),
	('работ', 30),
	('абот', 30),
	('рбот', 30),
	('раот', 30),
	('рабт', 30),
	('рабо', 30),
	('контакт', 31),
	('онтакт', 31),
	('кнтакт', 31),
	('котакт', 31),
	('конакт', 31),
	('конткт', 31),
	('контат', 31),
	('контак', 31),
	('нтакт', 31),
	('отакт', 31),
	('онакт', 31),
	('онткт', 31),
	('онтат', 31),
	('онтак', 31),
	('ктакт', 31),
	('кнакт', 31),
	('кнткт', 31),
	('кнтат', 31),
	('кнтак', 31),
	('коакт', 31),
	('коткт', 31),
	('котат', 31),
	('котак', 31),
	('конкт', 31),
	('конат', 31),
	('конак', 31),
	('контт', 31),
	('контк', 31),
	('конта', 31),
	('адрес', 32),
	('дрес', 32),
	('арес', 32),
	('адес', 32),
	('адрс', 32),
	('адре', 32),
	('телефн', 33),
	('елефн', 33),
	('тлефн', 33),
	('теефн', 33),
	('телфн', 33),
	('телен', 33),
	('телеф', 33),
	('телефон', 33),
	('елефон', 33),
	('тлефон', 33),
	('теефон', 33),
	('телфон', 33),
	('телеон', 33),
	('телефо', 33),
	('почт', 34),
	('очт', 34),
	('пчт', 34),
	('пот', 34),
	('поч', 34),
	('почта', 34),
	('очта', 34),
	('пчта', 34),
	('пота', 34),
	('поча', 34),
	('час', 35);
INSERT INTO public.search_typo_keys VALUES
	('ас', 35),
	('чс', 35),
	('ча', 35),
	('часы', 35),
	('асы', 35),
	('чсы', 35),
	('чаы', 35),
	('работы', 30),
	('аботы', 30),
	('рботы', 30),
	('раоты', 30),
	('рабты', 30),
	('рабоы', 30),
	('график', 36),
	('рафик', 36),
	('гафик', 36),
	('грфик', 36),
	('граик', 36),
	('графк', 36),
	('графи', 36),
	('шоурум', 37),
	('оурум', 37),
	('шурум', 37),
	('шорум', 37),
	('шоуум', 37),
	('шоурм', 37),
	('шоуру', 37),
	('офис', 38),
	('фис', 38),
	('оис', 38),
	('офс', 38),
	('офи', 38),
	('предста', 39),
	('редста', 39),
	('педста', 39),
	('прдста', 39),
	('преста', 39),
	('предта', 39),
	('предса', 39),
	('предст', 39),
	('едста', 39),
	('рдста', 39),
	('реста', 39),
	('редта', 39),
	('редса', 39),
	('редст', 39),
	('пдста', 39),
	('песта', 39),
	('педта', 39),
	('педса', 39),
	('педст', 39),
	('прста', 39),
	('прдта', 39),
	('прдса', 39),
	('прдст', 39),
	('прета', 39),
	('преса', 39),
	('прест', 39),
	('преда', 39),
	('предт', 39),
	('предс', 39),
	('карт', 40),
	('арт', 40),
	('крт', 40),
	('кат', 40),
	('кар', 40),
	('карта', 40),
	('арта', 40),
	('крта', 40),
	('ката', 40),
	('кара', 40),
	('проезд', 41),
	('роезд', 41),
	('поезд', 41),
	('презд', 41),
	('прозд', 41),
	('проед', 41),
	('проез', 41),
	('связ', 42),
	('вяз', 42),
	('сяз', 42),
	('свз', 42),
	('свя', 42),
	('связь', 42),
	('вязь', 42),
	('сязь', 42),
	('свзь', 42),
	('свяь', 42),
	('сотрудн', 43),
	('отрудн', 43),
	('струдн', 43),
	('сорудн', 43),
	('сотудн', 43),
	('сотрдн', 43),
	('сотрун', 43),
	('сотруд', 43),
	('трудн', 43),
	('орудн', 43),
	('отудн', 43),
	('отрдн', 43);
INSERT INTO public.search_typo_keys VALUES
	('отрун', 43),
	('отруд', 43),
	('срудн', 43),
	('студн', 43),
	('стрдн', 43),
	('струн', 43),
	('струд', 43),
	('соудн', 43),
	('сордн', 43),
	('сорун', 43),
	('соруд', 43),
	('сотдн', 43),
	('сотун', 43),
	('сотуд', 43),
	('сотрн', 43),
	('сотрд', 43),
	('сотру', 43),
	('личн', 44),
	('ичн', 44),
	('лчн', 44),
	('лин', 44),
	('лич', 44),
	('личный', 44),
	('ичный', 44),
	('лчный', 44),
	('линый', 44),
	('личый', 44),
	('личнй', 44),
	('личны', 44),
	('кабинет', 45),
	('абинет', 45),
	('кбинет', 45),
	('каинет', 45),
	('кабнет', 45),
	('кабиет', 45),
	('кабинт', 45),
	('кабине', 45),
	('вход', 46),
	('ход', 46),
	('вод', 46),
	('вхд', 46),
	('вхо', 46),
	('регистр', 47),
	('егистр', 47),
	('ргистр', 47),
	('реистр', 47),
	('регстр', 47),
	('регитр', 47),
	('региср', 47),
	('регист', 47),
	('гистр', 47),
	('еистр', 47),
	('егстр', 47),
	('егитр', 47),
	('егиср', 47),
	('егист', 47),
	('ристр', 47),
	('ргстр', 47),
	('ргитр', 47),
	('ргиср', 47),
	('ргист', 47),
	('рестр', 47),
	('реитр', 47),
	('реиср', 47),
	('реист', 47),
	('регтр', 47),
	('регср', 47),
	('регст', 47),
	('регир', 47),
	('регит', 47),
	('регис', 47),
	('заказы', 1),
	('аказы', 1),
	('зказы', 1),
	('заазы', 1),
	('закзы', 1),
	('закаы', 1),
	('заявк', 48),
	('аявк', 48),
	('зявк', 48),
	('завк', 48),
	('заяк', 48),
	('заяв', 48),
	('заявки', 48),
	('аявки', 48),
	('зявки', 48),
	('завки', 48),
	('заяки', 48),
	('заяви', 48),
	('статус', 49),
	('татус', 49),
	('сатус', 49),
	('сттус', 49),
	('стаус', 49),
	('статс', 49),
	('стату', 49),
	('избран', 50),
	('збран', 50),
	('ибран', 50),
	('изран', 50);
INSERT INTO public.search_typo_keys VALUES
	('избан', 50),
	('избрн', 50),
	('избра', 50),
	('избранн', 50),
	('збранн', 50),
	('ибранн', 50),
	('изранн', 50),
	('избанн', 50),
	('избрнн', 50),
	('бранн', 50),
	('зранн', 50),
	('збанн', 50),
	('збрнн', 50),
	('иранн', 50),
	('ибанн', 50),
	('ибрнн', 50),
	('изанн', 50),
	('изрнн', 50),
	('избнн', 50),
	('лиценз', 51),
	('иценз', 51),
	('лценз', 51),
	('лиенз', 51),
	('лицнз', 51),
	('лицез', 51),
	('лицен', 51),
	('лицензи', 51),
	('ицензи', 51),
	('лцензи', 51),
	('лиензи', 51),
	('лицнзи', 51),
	('лицези', 51),
	('лицени', 51),
	('цензи', 51),
	('иензи', 51),
	('ицнзи', 51),
	('ицези', 51),
	('ицени', 51),
	('лензи', 51),
	('лцнзи', 51),
	('лцези', 51),
	('лцени', 51),
	('линзи', 51),
	('лиези', 51),
	('лиени', 51),
	('лицзи', 51),
	('лицни', 51),
	('лицеи', 51),
	('сертифи', 52),
	('ертифи', 52),
	('сртифи', 52),
	('сетифи', 52),
	('серифи', 52),
	('сертфи', 52),
	('сертии', 52),
	('сертиф', 52),
	('ртифи', 52),
	('етифи', 52),
	('ерифи', 52),
	('ертфи', 52),
	('ертии', 52),
	('ертиф', 52),
	('стифи', 52),
	('срифи', 52),
	('сртфи', 52),
	('сртии', 52),
	('сртиф', 52),
	('сеифи', 52),
	('сетфи', 52),
	('сетии', 52),
	('сетиф', 52),
	('серфи', 52),
	('серии', 52),
	('сериф', 52),
	('серти', 52),
	('сертф', 52),
	('деклара', 53),
	('еклара', 53),
	('дклара', 53),
	('делара', 53),
	('декара', 53),
	('деклра', 53),
	('деклаа', 53),
	('деклар', 53),
	('клара', 53),
	('елара', 53),
	('екара', 53),
	('еклра', 53),
	('еклаа', 53),
	('еклар', 53),
	('длара', 53),
	('дкара', 53),
	('дклра', 53),
	('дклаа', 53),
	('дклар', 53),
	('деара', 53),
	('делра', 53),
	('делаа', 53),
	('делар', 53),
	('декра', 53);
INSERT INTO public.search_typo_keys VALUES
	('декаа', 53),
	('декар', 53),
	('декла', 53),
	('деклр', 53),
	('сответс', 54),
	('ответс', 54),
	('стветс', 54),
	('советс', 54),
	('сотетс', 54),
	('сотвтс', 54),
	('сотвес', 54),
	('сответ', 54),
	('тветс', 54),
	('оветс', 54),
	('отетс', 54),
	('отвтс', 54),
	('отвес', 54),
	('ответ', 54),
	('светс', 54),
	('стетс', 54),
	('ствтс', 54),
	('ствес', 54),
	('ствет', 54),
	('соетс', 54),
	('совтс', 54),
	('совес', 54),
	('совет', 54),
	('соттс', 54),
	('сотес', 54),
	('сотет', 54),
	('сотвс', 54),
	('сотвт', 54),
	('сотве', 54),
	('соответ', 54),
	('оответ', 54),
	('соовет', 54),
	('соотет', 54),
	('соотвт', 54),
	('соотве', 54),
	('оовет', 54),
	('оотет', 54),
	('оотвт', 54),
	('оотве', 54),
	('сооет', 54),
	('соовт', 54),
	('соове', 54),
	('соотт', 54),
	('сооте', 54),
	('соотв', 54),
	('протокл', 55),
	('ротокл', 55),
	('потокл', 55),
	('пртокл', 55),
	('проокл', 55),
	('проткл', 55),
	('протол', 55),
	('проток', 55),
	('протоко', 55),
	('ротоко', 55),
	('потоко', 55),
	('пртоко', 55),
	('прооко', 55),
	('протко', 55),
	('протоо', 55),
	('отоко', 55),
	('ртоко', 55),
	('рооко', 55),
	('ротко', 55),
	('ротоо', 55),
	('роток', 55),
	('птоко', 55),
	('пооко', 55),
	('потко', 55),
	('потоо', 55),
	('поток', 55),
	('проко', 55),
	('пртко', 55),
	('пртоо', 55),
	('прток', 55),
	('прооо', 55),
	('проок', 55),
	('прото', 55),
	('протк', 55),
	('испытан', 56),
	('спытан', 56),
	('ипытан', 56),
	('исытан', 56),
	('исптан', 56),
	('испыан', 56),
	('испытн', 56),
	('испыта', 56),
	('пытан', 56),
	('сытан', 56),
	('сптан', 56),
	('спыан', 56),
	('спытн', 56),
	('спыта', 56),
	('иытан', 56),
	('иптан', 56),
	('ипыан', 56);
INSERT INTO public.search_typo_keys VALUES
	('ипытн', 56),
	('ипыта', 56),
	('истан', 56),
	('исыан', 56),
	('исытн', 56),
	('исыта', 56),
	('испан', 56),
	('исптн', 56),
	('испта', 56),
	('испын', 56),
	('испыа', 56),
	('испыт', 56),
	('москв', 57),
	('оскв', 57),
	('мскв', 57),
	('мокв', 57),
	('мосв', 57),
	('моск', 57),
	('москва', 57),
	('осква', 57),
	('мсква', 57),
	('моква', 57),
	('мосва', 57),
	('моска', 57),
	('самовыв', 58),
	('амовыв', 58),
	('смовыв', 58),
	('саовыв', 58),
	('самвыв', 58),
	('самоыв', 58),
	('самовв', 58),
	('самовы', 58),
	('мовыв', 58),
	('аовыв', 58),
	('амвыв', 58),
	('амоыв', 58),
	('амовв', 58),
	('амовы', 58),
	('совыв', 58),
	('смвыв', 58),
	('смоыв', 58),
	('смовв', 58),
	('смовы', 58),
	('савыв', 58),
	('саоыв', 58),
	('саовв', 58),
	('саовы', 58),
	('самыв', 58),
	('самвв', 58),
	('самвы', 58),
	('самов', 58),
	('самоы', 58),
	('moscow', 59),
	('oscow', 59),
	('mscow', 59),
	('mocow', 59),
	('mosow', 59),
	('moscw', 59),
	('mosco', 59),
	('тул', 71),
	('ул', 71),
	('тл', 71),
	('ту', 71),
	('тула', 71),
	('ула', 71),
	('тла', 71),
	('туа', 71),
	('tula', 67),
	('ula', 67),
	('tla', 67),
	('tua', 67),
	('tul', 67),
	('сколк', 73),
	('колк', 73),
	('солк', 73),
	('склк', 73),
	('скок', 73),
	('скол', 73),
	('сколько', 73),
	('колько', 73),
	('солько', 73),
	('склько', 73),
	('скоько', 73),
	('сколко', 73),
	('скольо', 73),
	('скольк', 73),
	('стоит', 74),
	('тоит', 74),
	('соит', 74),
	('стит', 74),
	('стот', 74),
	('стои', 74),
	('поло', 77),
	('оло', 77),
	('пло', 77),
	('поо', 77),
	('пол', 77),
	('трикота', 78),
	('рикота', 78),
	('тикота', 78);
INSERT INTO public.search_typo_keys VALUES
	('тркота', 78),
	('триота', 78),
	('трикта', 78),
	('трикоа', 78),
	('трикот', 78),
	('икота', 78),
	('ркота', 78),
	('риота', 78),
	('рикта', 78),
	('рикоа', 78),
	('рикот', 78),
	('ткота', 78),
	('тиота', 78),
	('тикта', 78),
	('тикоа', 78),
	('тикот', 78),
	('трота', 78),
	('тркта', 78),
	('тркоа', 78),
	('тркот', 78),
	('трита', 78),
	('триоа', 78),
	('триот', 78),
	('трика', 78),
	('трикт', 78),
	('трико', 78),
	('футболк', 79),
	('утболк', 79),
	('фтболк', 79),
	('фуболк', 79),
	('футолк', 79),
	('футблк', 79),
	('футбок', 79),
	('футбол', 79),
	('тболк', 79),
	('уболк', 79),
	('утолк', 79),
	('утблк', 79),
	('утбок', 79),
	('утбол', 79),
	('фболк', 79),
	('фтолк', 79),
	('фтблк', 79),
	('фтбок', 79),
	('фтбол', 79),
	('фуолк', 79),
	('фублк', 79),
	('фубок', 79),
	('фубол', 79),
	('футлк', 79),
	('футок', 79),
	('футол', 79),
	('футбк', 79),
	('футбл', 79),
	('футбо', 79),
	('ситц', 80),
	('итц', 80),
	('стц', 80),
	('сиц', 80),
	('сит', 80),
	('ситец', 80),
	('итец', 80),
	('стец', 80),
	('сиец', 80),
	('сите', 80),
	('сатин', 81),
	('атин', 81),
	('стин', 81),
	('саин', 81),
	('сатн', 81),
	('сати', 81),
	('люб', 82),
	('юб', 82),
	('лб', 82),
	('лю', 82),
	('любой', 82),
	('юбой', 82),
	('лбой', 82),
	('люой', 82),
	('любй', 82),
	('любо', 82),
	('хлопк', 83),
	('лопк', 83),
	('хопк', 83),
	('хлпк', 83),
	('хлок', 83),
	('хлоп', 83),
	('хлопок', 83),
	('лопок', 83),
	('хопок', 83),
	('хлпок', 83),
	('хлоок', 83),
	('хлопо', 83),
	('майк', 86),
	('айк', 86),
	('мйк', 86),
	('мак', 86),
	('май', 86),
	('майка', 86),
	('айка', 86);
INSERT INTO public.search_typo_keys VALUES
	('мйка', 86),
	('мака', 86),
	('майа', 86),
	('индивид', 88),
	('ндивид', 88),
	('идивид', 88),
	('инивид', 88),
	('индвид', 88),
	('индиид', 88),
	('индивд', 88),
	('индиви', 88),
	('дивид', 88),
	('нивид', 88),
	('ндвид', 88),
	('ндиид', 88),
	('ндивд', 88),
	('ндиви', 88),
	('иивид', 88),
	('идвид', 88),
	('идиид', 88),
	('идивд', 88),
	('идиви', 88),
	('инвид', 88),
	('иниид', 88),
	('инивд', 88),
	('иниви', 88),
	('индид', 88),
	('индвд', 88),
	('индви', 88),
	('индии', 88),
	('индив', 88),
	('одежд', 90),
	('дежд', 90),
	('оежд', 90),
	('оджд', 90),
	('одед', 90),
	('одеж', 90),
	('одежда', 90),
	('дежда', 90),
	('оежда', 90),
	('оджда', 90),
	('одеда', 90),
	('одежа', 90),
	('опт', 91),
	('пт', 91),
	('от', 91),
	('оп', 91),
	('оптом', 91),
	('птом', 91),
	('отом', 91),
	('опом', 91),
	('оптм', 91),
	('опто', 91),
	('ситце', 80),
	('итце', 80),
	('стце', 80),
	('сице', 80),
	('истор', 93),
	('стор', 93),
	('итор', 93),
	('исор', 93),
	('истр', 93),
	('исто', 93),
	('история', 93),
	('стория', 93),
	('итория', 93),
	('исория', 93),
	('истрия', 93),
	('истоия', 93),
	('исторя', 93),
	('истори', 93),
	('ткан', 94),
	('кан', 94),
	('тан', 94),
	('ткн', 94),
	('тка', 94),
	('ткани', 94),
	('кани', 94),
	('тани', 94),
	('ткни', 94),
	('ткаи', 94),
	('сатине', 81),
	('атине', 81),
	('стине', 81),
	('саине', 81),
	('сатне', 81),
	('сатие', 81),
	('завтр', 97),
	('автр', 97),
	('звтр', 97),
	('затр', 97),
	('завр', 97),
	('завт', 97),
	('завтра', 97),
	('автра', 97),
	('звтра', 97),
	('затра', 97),
	('завра', 97),
	('завта', 97),
	('тайн', 98);
INSERT INTO public.search_typo_keys VALUES
	('айн', 98),
	('тйн', 98),
	('тан', 98),
	('тай', 98),
	('тайное', 98),
	('айное', 98),
	('тйное', 98),
	('таное', 98),
	('тайое', 98),
	('тайне', 98),
	('тайно', 98);


--
-- Data for Name: seo_records; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seo_records VALUES
	('page', '/', 'Фабрика текстиля', 'Шьём', 'ткань', NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: session_transfers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: site_properties; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.site_properties VALUES
	(1, 'Фабрика «Проба»', 'фабрика текстиля', 1, '+74951234567', 'support@proba.example', 'Иваново, улица Ткачей, 1', 'Пн–Пт 9:30–18:00', '[{"icon": "vk", "link": "https://vk.com/proba", "name": "ВКонтакте", "type": "vk", "metrics": {"default": {"ym": "vk"}}}]', NULL, 50, 400000, 2008, '[]');


--
-- Data for Name: slides; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.slides OVERRIDING SYSTEM VALUE VALUES
	(1, 0, 1, NULL, 'Ситец', '', '');


--
-- Data for Name: staff; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.staff OVERRIDING SYSTEM VALUE VALUES
	(1, 'owner@example.ru', 'Владелец', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$BNN7m4Ks57hlN2tg3SXqzg$1x619MZOmvBTmCVOv8oOlEFPeZEhX8vNOt1ajdaXs9c', '2026-11-29 06:04:21.498+00', '2026-11-29 06:04:21.498+00', NULL, NULL);


--
-- Data for Name: staff_challenges; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: staff_links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: staff_passkeys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: staff_recovery_codes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: staff_sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: staff_totp; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: stories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.stories OVERRIDING SYSTEM VALUE VALUES
	(1, 0, 'Цех', 1, '[{"link": "/catalog/", "text": "Текст", "image": 1, "title": "Кадр"}, {"link": "/catalog/", "text": "Текст", "image": 1, "title": "Кадр"}, {"link": "/catalog/", "text": "Текст", "image": 1, "title": "Кадр"}]');


--
-- Data for Name: testimonials; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.testimonials OVERRIDING SYSTEM VALUE VALUES
	(1, 0, 'Анна', 'Закупщица', 'Хорошо');


--
-- Data for Name: text_pages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.text_pages VALUES
	('policy', 'Согласие', '1', '<p>Согласен</p>', 'Согласен', NULL, '2026-11-29 06:04:18.714+00'),
	('help', 'Как заказать', '1', '<p>Так</p>', 'Так', NULL, '2026-11-29 06:04:18.714+00');


--
-- Data for Name: union_members; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.union_members OVERRIDING SYSTEM VALUE VALUES
	(1, 3, 2, 0),
	(2, 3, 1, 1);


--
-- Data for Name: user_consents; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: views; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 22, true);


--
-- Name: audit_log_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_log_id_seq', 1, true);


--
-- Name: catalog_items_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.catalog_items_id_seq', 6, true);


--
-- Name: catalog_showcases_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.catalog_showcases_id_seq', 4, true);


--
-- Name: cities_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.cities_id_seq', 8, false);


--
-- Name: clients_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.clients_id_seq', 1, false);


--
-- Name: content_batches_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.content_batches_id_seq', 1, false);


--
-- Name: content_entries_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.content_entries_id_seq', 28, true);


--
-- Name: content_list_views_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.content_list_views_id_seq', 1, false);


--
-- Name: content_versions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.content_versions_id_seq', 28, true);


--
-- Name: customer_price_lists_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.customer_price_lists_id_seq', 1, false);


--
-- Name: delivery_zones_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.delivery_zones_id_seq', 1, true);


--
-- Name: email_codes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.email_codes_id_seq', 1, false);


--
-- Name: excursion_videos_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.excursion_videos_id_seq', 1, false);


--
-- Name: facts_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.facts_id_seq', 1, false);


--
-- Name: faq_questions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.faq_questions_id_seq', 5, true);


--
-- Name: imports_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.imports_id_seq', 1, false);


--
-- Name: layout_requirements_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.layout_requirements_id_seq', 1, true);


--
-- Name: licenses_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.licenses_id_seq', 1, true);


--
-- Name: likes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.likes_id_seq', 1, false);


--
-- Name: materials_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.materials_id_seq', 3, true);


--
-- Name: media_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.media_id_seq', 1, true);


--
-- Name: order_calls_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.order_calls_id_seq', 1, false);


--
-- Name: order_contacts_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.order_contacts_id_seq', 1, false);


--
-- Name: order_messages_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.order_messages_id_seq', 1, false);


--
-- Name: order_notes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.order_notes_id_seq', 1, false);


--
-- Name: order_reminders_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.order_reminders_id_seq', 1, false);


--
-- Name: order_status_changes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.order_status_changes_id_seq', 1, false);


--
-- Name: order_steps_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.order_steps_id_seq', 1, false);


--
-- Name: people_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.people_id_seq', 1, true);


--
-- Name: portfolio_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.portfolio_id_seq', 1, false);


--
-- Name: posts_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.posts_id_seq', 3, true);


--
-- Name: price_categories_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.price_categories_id_seq', 1, true);


--
-- Name: price_groups_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.price_groups_id_seq', 1, true);


--
-- Name: price_rows_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.price_rows_id_seq', 2, true);


--
-- Name: price_variants_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.price_variants_id_seq', 2, true);


--
-- Name: restores_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.restores_id_seq', 1, false);


--
-- Name: search_changes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.search_changes_id_seq', 40, true);


--
-- Name: search_documents_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.search_documents_id_seq', 19, true);


--
-- Name: search_pages_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.search_pages_id_seq', 10, true);


--
-- Name: search_terms_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.search_terms_id_seq', 98, true);


--
-- Name: slides_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.slides_id_seq', 1, false);


--
-- Name: staff_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.staff_id_seq', 1, true);


--
-- Name: stories_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.stories_id_seq', 1, true);


--
-- Name: testimonials_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.testimonials_id_seq', 1, false);


--
-- Name: union_members_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.union_members_id_seq', 2, true);


--
-- Name: users_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.users_id_seq', 1, false);


--
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);


--
-- Name: bam bam_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);


--
-- Name: job job_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);


--
-- Name: job_common job_common_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);


--
-- Name: job_dependency job_dependency_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);


--
-- Name: queue queue_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);


--
-- Name: queue_stats queue_stats_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);


--
-- Name: queue_stats_20261129 queue_stats_20261129_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats_20261129
    ADD CONSTRAINT queue_stats_20261129_pkey PRIMARY KEY (id, captured_on);


--
-- Name: queue_stats_20261130 queue_stats_20261130_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats_20261130
    ADD CONSTRAINT queue_stats_20261130_pkey PRIMARY KEY (id, captured_on);


--
-- Name: schedule schedule_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);


--
-- Name: subscription subscription_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);


--
-- Name: version version_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);


--
-- Name: warning warning_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);


--
-- Name: announced_pages announced_pages_origin_path_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.announced_pages
    ADD CONSTRAINT announced_pages_origin_path_pk PRIMARY KEY (origin, path);


--
-- Name: app_secrets app_secrets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.app_secrets
    ADD CONSTRAINT app_secrets_pkey PRIMARY KEY (name);


--
-- Name: audit_log audit_log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);


--
-- Name: catalog_former_slugs catalog_former_slugs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_former_slugs
    ADD CONSTRAINT catalog_former_slugs_pkey PRIMARY KEY (slug);


--
-- Name: catalog_hidden_items catalog_hidden_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_hidden_items
    ADD CONSTRAINT catalog_hidden_items_pkey PRIMARY KEY (id);


--
-- Name: catalog_items catalog_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_items
    ADD CONSTRAINT catalog_items_pkey PRIMARY KEY (id);


--
-- Name: catalog_items catalog_items_slug_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_items
    ADD CONSTRAINT catalog_items_slug_unique UNIQUE (slug);


--
-- Name: catalog_price_groups catalog_price_groups_item_id_group_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_price_groups
    ADD CONSTRAINT catalog_price_groups_item_id_group_id_pk PRIMARY KEY (item_id, group_id);


--
-- Name: catalog_showcases catalog_showcases_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_showcases
    ADD CONSTRAINT catalog_showcases_pkey PRIMARY KEY (id);


--
-- Name: cities cities_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_pkey PRIMARY KEY (id);


--
-- Name: cities cities_subdomain_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_subdomain_unique UNIQUE (subdomain);


--
-- Name: clients clients_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_pkey PRIMARY KEY (id);


--
-- Name: company_addresses company_addresses_user_id_position_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.company_addresses
    ADD CONSTRAINT company_addresses_user_id_position_pk PRIMARY KEY (user_id, "position");


--
-- Name: company_contacts company_contacts_user_id_position_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.company_contacts
    ADD CONSTRAINT company_contacts_user_id_position_pk PRIMARY KEY (user_id, "position");


--
-- Name: consent_texts consent_texts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consent_texts
    ADD CONSTRAINT consent_texts_pkey PRIMARY KEY (sha256);


--
-- Name: content_batch_entries content_batch_entries_batch_id_index_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_batch_entries
    ADD CONSTRAINT content_batch_entries_batch_id_index_pk PRIMARY KEY (batch_id, index);


--
-- Name: content_batches content_batches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_batches
    ADD CONSTRAINT content_batches_pkey PRIMARY KEY (id);


--
-- Name: content_drafts content_drafts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_drafts
    ADD CONSTRAINT content_drafts_pkey PRIMARY KEY (entry_id);


--
-- Name: content_entries content_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_entries
    ADD CONSTRAINT content_entries_pkey PRIMARY KEY (id);


--
-- Name: content_links content_links_entry_id_page_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_links
    ADD CONSTRAINT content_links_entry_id_page_pk PRIMARY KEY (entry_id, page);


--
-- Name: content_list_views content_list_views_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_list_views
    ADD CONSTRAINT content_list_views_pkey PRIMARY KEY (id);


--
-- Name: content_schedules content_schedules_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_schedules
    ADD CONSTRAINT content_schedules_pkey PRIMARY KEY (entry_id);


--
-- Name: content_versions content_versions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_versions
    ADD CONSTRAINT content_versions_pkey PRIMARY KEY (id);


--
-- Name: content_viewers content_viewers_staff_id_tab_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_viewers
    ADD CONSTRAINT content_viewers_staff_id_tab_pk PRIMARY KEY (staff_id, tab);


--
-- Name: counters counters_subject_subject_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counters
    ADD CONSTRAINT counters_subject_subject_id_pk PRIMARY KEY (subject, subject_id);


--
-- Name: customer_price_lists customer_price_lists_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_price_lists
    ADD CONSTRAINT customer_price_lists_pkey PRIMARY KEY (id);


--
-- Name: delivery_zones delivery_zones_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_zones
    ADD CONSTRAINT delivery_zones_pkey PRIMARY KEY (id);


--
-- Name: email_codes email_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_codes
    ADD CONSTRAINT email_codes_pkey PRIMARY KEY (id);


--
-- Name: excursion_videos excursion_videos_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.excursion_videos
    ADD CONSTRAINT excursion_videos_pkey PRIMARY KEY (id);


--
-- Name: facts facts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.facts
    ADD CONSTRAINT facts_pkey PRIMARY KEY (id);


--
-- Name: faq_questions faq_questions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.faq_questions
    ADD CONSTRAINT faq_questions_pkey PRIMARY KEY (id);


--
-- Name: home_blocks home_blocks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.home_blocks
    ADD CONSTRAINT home_blocks_pkey PRIMARY KEY (name);


--
-- Name: import_rows import_rows_import_id_line_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_import_id_line_pk PRIMARY KEY (import_id, line);


--
-- Name: imports imports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);


--
-- Name: known_devices known_devices_user_id_device_hash_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_user_id_device_hash_pk PRIMARY KEY (user_id, device_hash);


--
-- Name: layout_requirements layout_requirements_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.layout_requirements
    ADD CONSTRAINT layout_requirements_pkey PRIMARY KEY (id);


--
-- Name: licenses licenses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.licenses
    ADD CONSTRAINT licenses_pkey PRIMARY KEY (id);


--
-- Name: likes likes_subject_subject_id_visitor_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.likes
    ADD CONSTRAINT likes_subject_subject_id_visitor_pk PRIMARY KEY (subject, subject_id, visitor);


--
-- Name: materials materials_erpId_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.materials
    ADD CONSTRAINT "materials_erpId_unique" UNIQUE (erp_id);


--
-- Name: materials materials_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.materials
    ADD CONSTRAINT materials_pkey PRIMARY KEY (id);


--
-- Name: media media_file_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_file_unique UNIQUE (file);


--
-- Name: media_former_files media_former_files_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_former_files
    ADD CONSTRAINT media_former_files_pkey PRIMARY KEY (file);


--
-- Name: media media_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);


--
-- Name: media_tags media_tags_media_id_tag_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_tags
    ADD CONSTRAINT media_tags_media_id_tag_pk PRIMARY KEY (media_id, tag);


--
-- Name: media_usages media_usages_table_name_row_key_field_stem_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_usages
    ADD CONSTRAINT media_usages_table_name_row_key_field_stem_pk PRIMARY KEY (table_name, row_key, field, stem);


--
-- Name: merged_accounts merged_accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.merged_accounts
    ADD CONSTRAINT merged_accounts_pkey PRIMARY KEY (id);


--
-- Name: missing_pages missing_pages_day_path_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.missing_pages
    ADD CONSTRAINT missing_pages_day_path_pk PRIMARY KEY (day, path);


--
-- Name: order_calls order_calls_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_calls
    ADD CONSTRAINT order_calls_pkey PRIMARY KEY (id);


--
-- Name: order_consents order_consents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_consents
    ADD CONSTRAINT order_consents_pkey PRIMARY KEY (order_id);


--
-- Name: order_contacts order_contacts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_contacts
    ADD CONSTRAINT order_contacts_pkey PRIMARY KEY (id);


--
-- Name: order_counters order_counters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_counters
    ADD CONSTRAINT order_counters_pkey PRIMARY KEY (year);


--
-- Name: order_files order_files_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_files
    ADD CONSTRAINT order_files_pkey PRIMARY KEY (id);


--
-- Name: order_files order_files_position; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_files
    ADD CONSTRAINT order_files_position UNIQUE (order_id, "position");


--
-- Name: order_handling order_handling_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_handling
    ADD CONSTRAINT order_handling_pkey PRIMARY KEY (order_id);


--
-- Name: order_idempotency_keys order_idempotency_keys_sender_key_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_idempotency_keys
    ADD CONSTRAINT order_idempotency_keys_sender_key_pk PRIMARY KEY (sender, key);


--
-- Name: order_messages order_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_messages
    ADD CONSTRAINT order_messages_pkey PRIMARY KEY (id);


--
-- Name: order_notes order_notes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_pkey PRIMARY KEY (id);


--
-- Name: order_notifications order_notifications_channel; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_notifications
    ADD CONSTRAINT order_notifications_channel UNIQUE (order_id, channel);


--
-- Name: order_notifications order_notifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_notifications
    ADD CONSTRAINT order_notifications_pkey PRIMARY KEY (id);


--
-- Name: order_reminders order_reminders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_reminders
    ADD CONSTRAINT order_reminders_pkey PRIMARY KEY (id);


--
-- Name: order_status_changes order_status_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_status_changes
    ADD CONSTRAINT order_status_changes_pkey PRIMARY KEY (id);


--
-- Name: order_steps order_steps_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_steps
    ADD CONSTRAINT order_steps_pkey PRIMARY KEY (id);


--
-- Name: order_write_keys order_write_keys_staff_id_key_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_write_keys
    ADD CONSTRAINT order_write_keys_staff_id_key_pk PRIMARY KEY (staff_id, key);


--
-- Name: orders orders_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_number UNIQUE (number);


--
-- Name: orders orders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);


--
-- Name: passkey_challenges passkey_challenges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_sha256);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: people people_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);


--
-- Name: people people_user; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_user UNIQUE (user_id);


--
-- Name: portfolio portfolio_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.portfolio
    ADD CONSTRAINT portfolio_pkey PRIMARY KEY (id);


--
-- Name: post_counts post_counts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_counts
    ADD CONSTRAINT post_counts_pkey PRIMARY KEY (tag);


--
-- Name: post_tags post_tags_post_id_tag_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_tags
    ADD CONSTRAINT post_tags_post_id_tag_pk PRIMARY KEY (post_id, tag);


--
-- Name: posts posts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_pkey PRIMARY KEY (id);


--
-- Name: posts posts_slug_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_slug_unique UNIQUE (slug);


--
-- Name: price_categories price_categories_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_categories
    ADD CONSTRAINT price_categories_pkey PRIMARY KEY (id);


--
-- Name: price_category_materials price_category_materials_category_id_material_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_category_materials
    ADD CONSTRAINT price_category_materials_category_id_material_id_pk PRIMARY KEY (category_id, material_id);


--
-- Name: price_groups price_groups_erpId_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_groups
    ADD CONSTRAINT "price_groups_erpId_unique" UNIQUE (erp_id);


--
-- Name: price_groups price_groups_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_groups
    ADD CONSTRAINT price_groups_pkey PRIMARY KEY (id);


--
-- Name: price_rows price_rows_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_rows
    ADD CONSTRAINT price_rows_pkey PRIMARY KEY (id);


--
-- Name: price_variants price_variants_index; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_variants
    ADD CONSTRAINT price_variants_index UNIQUE (group_id, index);


--
-- Name: price_variants price_variants_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_variants
    ADD CONSTRAINT price_variants_pkey PRIMARY KEY (id);


--
-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


--
-- Name: redirects redirects_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.redirects
    ADD CONSTRAINT redirects_pkey PRIMARY KEY (old_path);


--
-- Name: restores restores_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.restores
    ADD CONSTRAINT restores_pkey PRIMARY KEY (id);


--
-- Name: search_changes search_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_changes
    ADD CONSTRAINT search_changes_pkey PRIMARY KEY (id);


--
-- Name: search_documents search_documents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_documents
    ADD CONSTRAINT search_documents_pkey PRIMARY KEY (id);


--
-- Name: search_documents search_documents_subject; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_documents
    ADD CONSTRAINT search_documents_subject UNIQUE (subject, subject_id);


--
-- Name: search_hits search_hits_day_query_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_hits
    ADD CONSTRAINT search_hits_day_query_pk PRIMARY KEY (day, query);


--
-- Name: search_misses search_misses_day_query_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_misses
    ADD CONSTRAINT search_misses_day_query_pk PRIMARY KEY (day, query);


--
-- Name: search_pages search_pages_path_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_pages
    ADD CONSTRAINT search_pages_path_unique UNIQUE (path);


--
-- Name: search_pages search_pages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_pages
    ADD CONSTRAINT search_pages_pkey PRIMARY KEY (id);


--
-- Name: search_postings search_postings_document_id_term_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_postings
    ADD CONSTRAINT search_postings_document_id_term_id_pk PRIMARY KEY (document_id, term_id) INCLUDE (score);


--
-- Name: search_spellings search_spellings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_spellings
    ADD CONSTRAINT search_spellings_pkey PRIMARY KEY (word);


--
-- Name: search_state search_state_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_state
    ADD CONSTRAINT search_state_pkey PRIMARY KEY (id);


--
-- Name: search_suffixes search_suffixes_suffix_term_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_suffixes
    ADD CONSTRAINT search_suffixes_suffix_term_id_pk PRIMARY KEY (suffix, term_id);


--
-- Name: search_terms search_terms_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_terms
    ADD CONSTRAINT search_terms_pkey PRIMARY KEY (id);


--
-- Name: search_terms search_terms_stem_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_terms
    ADD CONSTRAINT search_terms_stem_unique UNIQUE (stem);


--
-- Name: search_typo_keys search_typo_keys_typo_key_term_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_typo_keys
    ADD CONSTRAINT search_typo_keys_typo_key_term_id_pk PRIMARY KEY (typo_key, term_id);


--
-- Name: seo_records seo_records_group_name_entity_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seo_records
    ADD CONSTRAINT seo_records_group_name_entity_id_pk PRIMARY KEY (group_name, entity_id);


--
-- Name: session_transfers session_transfers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session_transfers
    ADD CONSTRAINT session_transfers_pkey PRIMARY KEY (code_sha256);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_sha256);


--
-- Name: site_properties site_properties_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.site_properties
    ADD CONSTRAINT site_properties_pkey PRIMARY KEY (id);


--
-- Name: slides slides_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.slides
    ADD CONSTRAINT slides_pkey PRIMARY KEY (id);


--
-- Name: staff_challenges staff_challenges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_challenges
    ADD CONSTRAINT staff_challenges_pkey PRIMARY KEY (challenge_sha256);


--
-- Name: staff_links staff_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_links
    ADD CONSTRAINT staff_links_pkey PRIMARY KEY (token_sha256);


--
-- Name: staff_passkeys staff_passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_passkeys
    ADD CONSTRAINT staff_passkeys_pkey PRIMARY KEY (id);


--
-- Name: staff staff_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);


--
-- Name: staff_recovery_codes staff_recovery_codes_staff_id_code_hash_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_recovery_codes
    ADD CONSTRAINT staff_recovery_codes_staff_id_code_hash_pk PRIMARY KEY (staff_id, code_hash);


--
-- Name: staff_sessions staff_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_pkey PRIMARY KEY (id);


--
-- Name: staff_totp staff_totp_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_totp
    ADD CONSTRAINT staff_totp_pkey PRIMARY KEY (staff_id);


--
-- Name: stories stories_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_pkey PRIMARY KEY (id);


--
-- Name: testimonials testimonials_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_pkey PRIMARY KEY (id);


--
-- Name: text_pages text_pages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.text_pages
    ADD CONSTRAINT text_pages_pkey PRIMARY KEY (slug);


--
-- Name: union_members union_members_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.union_members
    ADD CONSTRAINT union_members_pkey PRIMARY KEY (id);


--
-- Name: user_consents user_consents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_consents
    ADD CONSTRAINT user_consents_pkey PRIMARY KEY (user_id);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: views views_subject_subject_id_visitor_day_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.views
    ADD CONSTRAINT views_subject_subject_id_visitor_day_pk PRIMARY KEY (subject, subject_id, visitor, day);


--
-- Name: job_common_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));


--
-- Name: job_common_i10; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));


--
-- Name: job_common_i11; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));


--
-- Name: job_common_i12; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);


--
-- Name: job_common_i2; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));


--
-- Name: job_common_i3; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));


--
-- Name: job_common_i4; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));


--
-- Name: job_common_i6; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));


--
-- Name: job_common_i7; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));


--
-- Name: job_common_i8; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));


--
-- Name: job_common_i9; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));


--
-- Name: job_dep_parent_idx; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);


--
-- Name: queue_stats_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: queue_stats_20261129_name_captured_on_deferred_count_queued_idx; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX queue_stats_20261129_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261129 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: queue_stats_20261130_name_captured_on_deferred_count_queued_idx; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX queue_stats_20261130_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261130 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: warning_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);


--
-- Name: audit_log_action; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_action ON public.audit_log USING btree (action, at, id);


--
-- Name: audit_log_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_at ON public.audit_log USING btree (at, id);


--
-- Name: audit_log_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_kind ON public.audit_log USING btree (subject, at, id);


--
-- Name: audit_log_refused; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_refused ON public.audit_log USING btree (at, id) WHERE (outcome = 'refused'::text);


--
-- Name: audit_log_staff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_staff ON public.audit_log USING btree (staff_id, at, id);


--
-- Name: audit_log_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject, subject_id, at, id);


--
-- Name: audit_log_words; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_words ON public.audit_log USING gin (words) WITH (fastupdate='false') WHERE (title IS NOT NULL);


--
-- Name: catalog_hidden_items_parent; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_hidden_items_parent ON public.catalog_hidden_items USING btree (parent_id);


--
-- Name: catalog_items_banner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_items_banner ON public.catalog_items USING btree (banner);


--
-- Name: catalog_items_divider; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_items_divider ON public.catalog_items USING btree (divider);


--
-- Name: catalog_items_home; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_items_home ON public.catalog_items USING btree ("position") WHERE on_home;


--
-- Name: catalog_items_logo; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_items_logo ON public.catalog_items USING btree (logo);


--
-- Name: catalog_items_menu; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_items_menu ON public.catalog_items USING btree ("position") WHERE (is_group OR (kind <> 'regular'::text));


--
-- Name: catalog_items_parent; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_items_parent ON public.catalog_items USING btree (parent_id, "position");


--
-- Name: catalog_items_position; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_items_position ON public.catalog_items USING btree ("position");


--
-- Name: catalog_items_price; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_items_price ON public.catalog_items USING btree (parent_id, price_from);


--
-- Name: catalog_price_groups_group; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_price_groups_group ON public.catalog_price_groups USING btree (group_id);


--
-- Name: catalog_showcases_landing; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_showcases_landing ON public.catalog_showcases USING btree (landing_id, "position");


--
-- Name: content_batch_entries_entry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_batch_entries_entry ON public.content_batch_entries USING btree (entry_id);


--
-- Name: content_batch_entries_media; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_batch_entries_media ON public.content_batch_entries USING btree (media_id) WHERE (media_id IS NOT NULL);


--
-- Name: content_batch_entries_outcome; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_batch_entries_outcome ON public.content_batch_entries USING btree (batch_id, outcome, index);


--
-- Name: content_batches_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_batches_created ON public.content_batches USING btree (created_at);


--
-- Name: content_entries_children; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_entries_children ON public.content_entries USING btree (kind, parent, "position", id);


--
-- Name: content_entries_children_sorted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_entries_children_sorted ON public.content_entries USING btree (kind, parent, "left"(translate(title, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ'::text, 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'::text), 200) COLLATE "C", id);


--
-- Name: content_entries_editor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_entries_editor ON public.content_entries USING btree (kind, updated_by, updated_at, id);


--
-- Name: content_entries_facets; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_entries_facets ON public.content_entries USING gin (facets) WITH (fastupdate='false');


--
-- Name: content_entries_groups; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_entries_groups ON public.content_entries USING btree (parent) WHERE (facets @> '{group}'::text[]);


--
-- Name: content_entries_sorted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_entries_sorted ON public.content_entries USING btree (kind, "left"(translate(title, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ'::text, 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'::text), 200) COLLATE "C", id, title, title_words, trashed_at);


--
-- Name: content_entries_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_entries_state ON public.content_entries USING btree (kind, state, updated_at, id);


--
-- Name: content_entries_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX content_entries_subject ON public.content_entries USING btree (kind, subject_id);


--
-- Name: content_entries_title; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_entries_title ON public.content_entries USING gin (title_words) WITH (fastupdate='false');


--
-- Name: content_entries_trashed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_entries_trashed ON public.content_entries USING btree (trashed_at) WHERE (trashed_at IS NOT NULL);


--
-- Name: content_entries_unfilled; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_entries_unfilled ON public.content_entries USING btree (id) WHERE (facets IS NULL);


--
-- Name: content_entries_updated; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_entries_updated ON public.content_entries USING btree (kind, updated_at, id);


--
-- Name: content_links_page; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_links_page ON public.content_links USING btree (page);


--
-- Name: content_list_views_shared; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_list_views_shared ON public.content_list_views USING btree (kind, title) WHERE is_shared;


--
-- Name: content_list_views_title; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX content_list_views_title ON public.content_list_views USING btree (kind, staff_id, title);


--
-- Name: content_schedules_publish; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_schedules_publish ON public.content_schedules USING btree (publish_at) WHERE (publish_at IS NOT NULL);


--
-- Name: content_schedules_take_down; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_schedules_take_down ON public.content_schedules USING btree (take_down_at) WHERE (take_down_at IS NOT NULL);


--
-- Name: content_versions_number; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX content_versions_number ON public.content_versions USING btree (entry_id, number);


--
-- Name: content_viewers_entry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_viewers_entry ON public.content_viewers USING btree (entry_id);


--
-- Name: content_viewers_seen; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_viewers_seen ON public.content_viewers USING btree (seen_at);


--
-- Name: customer_price_lists_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_price_lists_user ON public.customer_price_lists USING btree (user_id, id);


--
-- Name: email_codes_purpose; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX email_codes_purpose ON public.email_codes USING btree (email, purpose);


--
-- Name: import_rows_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX import_rows_state ON public.import_rows USING btree (import_id, state, line);


--
-- Name: imports_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX imports_created ON public.imports USING btree (created_at);


--
-- Name: likes_favorites; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX likes_favorites ON public.likes USING btree (visitor, subject, id);


--
-- Name: media_former_files_media; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX media_former_files_media ON public.media_former_files USING btree (media_id);


--
-- Name: media_hash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX media_hash ON public.media USING btree ("right"(split_part(file, '.'::text, 1), 10));


--
-- Name: media_no_alt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX media_no_alt ON public.media USING btree (id) WHERE (alt = ''::text);


--
-- Name: media_pending; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX media_pending ON public.media USING btree (state);


--
-- Name: media_small; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX media_small ON public.media USING btree (id) WHERE ((width < 1200) AND (media_type <> 'image/svg+xml'::text));


--
-- Name: media_tags_tag; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX media_tags_tag ON public.media_tags USING btree (tag, media_id);


--
-- Name: media_trashed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX media_trashed ON public.media USING btree (trashed_at) WHERE (trashed_at IS NOT NULL);


--
-- Name: media_usages_stem; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX media_usages_stem ON public.media_usages USING btree (stem);


--
-- Name: media_words; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX media_words ON public.media USING gin (words) WITH (fastupdate='false');


--
-- Name: merged_accounts_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX merged_accounts_email ON public.merged_accounts USING btree (lower(email));


--
-- Name: merged_accounts_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX merged_accounts_user ON public.merged_accounts USING btree (user_id);


--
-- Name: order_calls_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_calls_at ON public.order_calls USING btree (at);


--
-- Name: order_calls_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_calls_order ON public.order_calls USING btree (order_id, id);


--
-- Name: order_contacts_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_contacts_order ON public.order_contacts USING btree (order_id, id);


--
-- Name: order_files_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_files_search ON public.order_files USING gin (public.trigrams(search_text)) WITH (fastupdate='false');


--
-- Name: order_handling_assignee; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_handling_assignee ON public.order_handling USING btree (assignee_id);


--
-- Name: order_handling_call_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_handling_call_by ON public.order_handling USING btree (call_by, order_id) WHERE (call_by IS NOT NULL);


--
-- Name: order_idempotency_keys_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_idempotency_keys_age ON public.order_idempotency_keys USING btree (created_at);


--
-- Name: order_idempotency_keys_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_idempotency_keys_order ON public.order_idempotency_keys USING btree (order_id);


--
-- Name: order_messages_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_messages_order ON public.order_messages USING btree (order_id, id);


--
-- Name: order_notes_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_notes_order ON public.order_notes USING btree (order_id, id);


--
-- Name: order_notifications_failed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_notifications_failed ON public.order_notifications USING btree (order_id) WHERE (state = 'failed'::text);


--
-- Name: order_notifications_pending; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_notifications_pending ON public.order_notifications USING btree (state) WHERE (state = 'pending'::text);


--
-- Name: order_reminders_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_reminders_due ON public.order_reminders USING btree (staff_id, order_id) WHERE (due_at IS NOT NULL);


--
-- Name: order_reminders_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_reminders_order ON public.order_reminders USING btree (order_id, at);


--
-- Name: order_status_changes_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_status_changes_order ON public.order_status_changes USING btree (order_id, id);


--
-- Name: order_write_keys_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_write_keys_age ON public.order_write_keys USING btree (at);


--
-- Name: orders_city; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_city ON public.orders USING btree (city_id, placed_at, number) WHERE (city_id IS NOT NULL);


--
-- Name: orders_guest_phone; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_guest_phone ON public.orders USING btree (phone) WHERE ((user_id IS NULL) AND (phone <> ''::text));


--
-- Name: orders_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_person ON public.orders USING btree (person_id, placed_at, number);


--
-- Name: orders_placed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_placed ON public.orders USING btree (placed_at);


--
-- Name: orders_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_search ON public.orders USING gin (public.trigrams(search_text)) WITH (fastupdate='false');


--
-- Name: orders_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_status ON public.orders USING btree (status, placed_at, number);


--
-- Name: orders_unclaimed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_unclaimed ON public.orders USING btree (lower(email)) WHERE (user_id IS NULL);


--
-- Name: orders_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_user ON public.orders USING btree (user_id, placed_at, number);


--
-- Name: orders_utm_source; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_utm_source ON public.orders USING btree (utm_source, placed_at, number) WHERE (utm_source IS NOT NULL);


--
-- Name: passkey_challenges_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkey_challenges_expiry ON public.passkey_challenges USING btree (expires_at);


--
-- Name: passkey_challenges_family; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkey_challenges_family ON public.passkey_challenges USING btree (family_id);


--
-- Name: passkeys_credential; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX passkeys_credential ON public.passkeys USING btree (credential_id);


--
-- Name: passkeys_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);


--
-- Name: people_active; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX people_active ON public.people USING btree (active_at, id);


--
-- Name: people_with_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX people_with_account ON public.people USING btree (active_at, id) WHERE (user_id IS NOT NULL);


--
-- Name: people_without_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX people_without_account ON public.people USING btree (active_at, id) WHERE (user_id IS NULL);


--
-- Name: post_tags_tag; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX post_tags_tag ON public.post_tags USING btree (tag);


--
-- Name: posts_image; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_image ON public.posts USING btree (image);


--
-- Name: posts_publication; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_publication ON public.posts USING btree (publication_at, id);


--
-- Name: price_categories_group; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX price_categories_group ON public.price_categories USING btree (group_id);


--
-- Name: price_category_materials_material; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX price_category_materials_material ON public.price_category_materials USING btree (material_id);


--
-- Name: price_rows_variant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX price_rows_variant ON public.price_rows USING btree (variant_id, "position");


--
-- Name: rate_limits_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rate_limits_expiry ON public.rate_limits USING btree (expire);


--
-- Name: search_documents_normalized_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_documents_normalized_name ON public.search_documents USING btree (subject, normalized_name);


--
-- Name: search_postings_rank; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_postings_rank ON public.search_postings USING btree (term_id, subject, score DESC, document_id);


--
-- Name: search_spellings_term; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_spellings_term ON public.search_spellings USING btree (term_id);


--
-- Name: search_suffixes_term; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_suffixes_term ON public.search_suffixes USING btree (term_id);


--
-- Name: search_typo_keys_term; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_typo_keys_term ON public.search_typo_keys USING btree (term_id);


--
-- Name: session_transfers_family; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_transfers_family ON public.session_transfers USING btree (family_id);


--
-- Name: sessions_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);


--
-- Name: sessions_family; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_family ON public.sessions USING btree (family_id);


--
-- Name: sessions_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


--
-- Name: staff_challenges_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX staff_challenges_expiry ON public.staff_challenges USING btree (expires_at);


--
-- Name: staff_challenges_session; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX staff_challenges_session ON public.staff_challenges USING btree (session_id);


--
-- Name: staff_email; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX staff_email ON public.staff USING btree (lower(email));


--
-- Name: staff_links_staff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX staff_links_staff ON public.staff_links USING btree (staff_id);


--
-- Name: staff_passkeys_credential; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX staff_passkeys_credential ON public.staff_passkeys USING btree (credential_id);


--
-- Name: staff_passkeys_staff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX staff_passkeys_staff ON public.staff_passkeys USING btree (staff_id);


--
-- Name: staff_sessions_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX staff_sessions_expiry ON public.staff_sessions USING btree (expires_at);


--
-- Name: staff_sessions_staff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX staff_sessions_staff ON public.staff_sessions USING btree (staff_id);


--
-- Name: staff_sessions_token; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX staff_sessions_token ON public.staff_sessions USING btree (token_sha256);


--
-- Name: union_members_union; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX union_members_union ON public.union_members USING btree (union_id, "position");


--
-- Name: users_email; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));


--
-- Name: users_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_search ON public.users USING gin (public.trigrams(search_text)) WITH (fastupdate='false');


--
-- Name: views_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX views_day ON public.views USING btree (day);


--
-- Name: job_common_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;


--
-- Name: queue_stats_20261129_name_captured_on_deferred_count_queued_idx; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261129_name_captured_on_deferred_count_queued_idx;


--
-- Name: queue_stats_20261129_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261129_pkey;


--
-- Name: queue_stats_20261130_name_captured_on_deferred_count_queued_idx; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261130_name_captured_on_deferred_count_queued_idx;


--
-- Name: queue_stats_20261130_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261130_pkey;


--
-- Name: audit_log audit_log_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER audit_log_kept BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_truncate();


--
-- Name: audit_log audit_log_unchanged; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER audit_log_unchanged BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_change();


--
-- Name: catalog_former_slugs content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER TRUNCATE ON public.catalog_former_slugs FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: catalog_hidden_items content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.catalog_hidden_items FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: catalog_items content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER TRUNCATE ON public.catalog_items FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: catalog_price_groups content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER TRUNCATE ON public.catalog_price_groups FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: catalog_showcases content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER TRUNCATE ON public.catalog_showcases FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: cities content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.cities FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: clients content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.clients FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: delivery_zones content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.delivery_zones FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: excursion_videos content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.excursion_videos FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: facts content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.facts FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: faq_questions content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.faq_questions FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: home_blocks content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.home_blocks FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: layout_requirements content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.layout_requirements FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: licenses content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.licenses FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: materials content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.materials FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: media content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER DELETE OR UPDATE OF file, width, height, color, placeholder, prerendered, alt, focus_x, focus_y, widths ON public.media FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: order_steps content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.order_steps FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: portfolio content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.portfolio FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: post_counts content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.post_counts FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: post_tags content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.post_tags FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: posts content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.posts FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: price_categories content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.price_categories FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: price_category_materials content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.price_category_materials FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: price_groups content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.price_groups FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: price_rows content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.price_rows FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: price_variants content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.price_variants FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: redirects content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.redirects FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: seo_records content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER TRUNCATE ON public.seo_records FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: site_properties content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.site_properties FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: slides content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.slides FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: stories content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.stories FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: testimonials content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.testimonials FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: text_pages content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.text_pages FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: union_members content_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.union_members FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: content_drafts content_entry_state; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_entry_state AFTER INSERT OR DELETE ON public.content_drafts FOR EACH ROW EXECUTE FUNCTION public.refresh_content_entry_state();


--
-- Name: content_entries content_entry_state; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_entry_state BEFORE INSERT OR UPDATE ON public.content_entries FOR EACH ROW EXECUTE FUNCTION public.set_content_entry_state();


--
-- Name: content_schedules content_entry_state; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_entry_state AFTER INSERT OR DELETE OR UPDATE OF failed_at ON public.content_schedules FOR EACH ROW EXECUTE FUNCTION public.refresh_content_entry_state();


--
-- Name: catalog_former_slugs content_rows_added; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_added AFTER INSERT ON public.catalog_former_slugs REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('slug', 'item_id');


--
-- Name: catalog_items content_rows_added; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_added AFTER INSERT ON public.catalog_items REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('id', 'slug', 'parent_id');


--
-- Name: catalog_price_groups content_rows_added; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_added AFTER INSERT ON public.catalog_price_groups REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('item_id');


--
-- Name: catalog_showcases content_rows_added; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_added AFTER INSERT ON public.catalog_showcases REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('landing_id');


--
-- Name: seo_records content_rows_added; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_added AFTER INSERT ON public.seo_records REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('entity_id');


--
-- Name: catalog_former_slugs content_rows_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_changed AFTER UPDATE ON public.catalog_former_slugs REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('slug', 'item_id');


--
-- Name: catalog_items content_rows_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_changed AFTER UPDATE ON public.catalog_items REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('id', 'slug', 'parent_id');


--
-- Name: catalog_price_groups content_rows_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_changed AFTER UPDATE ON public.catalog_price_groups REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('item_id');


--
-- Name: catalog_showcases content_rows_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_changed AFTER UPDATE ON public.catalog_showcases REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('landing_id');


--
-- Name: seo_records content_rows_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_changed AFTER UPDATE ON public.seo_records REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('entity_id');


--
-- Name: catalog_former_slugs content_rows_removed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_removed AFTER DELETE ON public.catalog_former_slugs REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('slug', 'item_id');


--
-- Name: catalog_items content_rows_removed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_removed AFTER DELETE ON public.catalog_items REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('id', 'slug', 'parent_id');


--
-- Name: catalog_price_groups content_rows_removed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_removed AFTER DELETE ON public.catalog_price_groups REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('item_id');


--
-- Name: catalog_showcases content_rows_removed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_removed AFTER DELETE ON public.catalog_showcases REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('landing_id');


--
-- Name: seo_records content_rows_removed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER content_rows_removed AFTER DELETE ON public.seo_records REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_rows('entity_id');


--
-- Name: post_tags counted_added; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER counted_added AFTER INSERT ON public.post_tags REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.post_tags_added();


--
-- Name: posts counted_added; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER counted_added AFTER INSERT ON public.posts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.posts_counted();


--
-- Name: post_tags counted_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER counted_changed AFTER UPDATE ON public.post_tags REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.post_tags_changed();


--
-- Name: post_tags counted_emptied; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER counted_emptied AFTER TRUNCATE ON public.post_tags FOR EACH STATEMENT EXECUTE FUNCTION public.post_tags_emptied();


--
-- Name: posts counted_emptied; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER counted_emptied AFTER TRUNCATE ON public.posts FOR EACH STATEMENT EXECUTE FUNCTION public.posts_counted();


--
-- Name: post_tags counted_gone; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER counted_gone AFTER DELETE ON public.post_tags REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.post_tags_gone();


--
-- Name: posts counted_gone; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER counted_gone AFTER DELETE ON public.posts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.posts_counted();


--
-- Name: price_rows item_prices_added; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER item_prices_added AFTER INSERT ON public.price_rows REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.catalog_price_rows_changed();


--
-- Name: price_rows item_prices_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER item_prices_changed AFTER UPDATE ON public.price_rows REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.catalog_price_rows_changed();


--
-- Name: price_variants item_prices_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER item_prices_changed AFTER UPDATE ON public.price_variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.catalog_price_variants_changed();


--
-- Name: catalog_price_groups item_prices_linked; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER item_prices_linked AFTER INSERT ON public.catalog_price_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.catalog_price_links_changed();


--
-- Name: price_rows item_prices_removed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER item_prices_removed AFTER DELETE ON public.price_rows REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.catalog_price_rows_changed();


--
-- Name: price_variants item_prices_removed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER item_prices_removed AFTER DELETE ON public.price_variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.catalog_price_variants_changed();


--
-- Name: catalog_price_groups item_prices_unlinked; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER item_prices_unlinked AFTER DELETE ON public.catalog_price_groups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.catalog_price_links_changed();


--
-- Name: orders lock_people; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER lock_people BEFORE DELETE OR UPDATE OF user_id, email, phone ON public.orders FOR EACH STATEMENT EXECUTE FUNCTION public.lock_people_of_orders();


--
-- Name: content_drafts media_usages; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON public.content_drafts FOR EACH ROW EXECUTE FUNCTION public.note_media_usages('entry_id');


--
-- Name: content_versions media_usages; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON public.content_versions FOR EACH ROW EXECUTE FUNCTION public.note_media_usages('id');


--
-- Name: orders people_of_changed_orders; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER people_of_changed_orders AFTER UPDATE ON public.orders REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.recount_people_of_orders();


--
-- Name: orders people_of_deleted_orders; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER people_of_deleted_orders AFTER DELETE ON public.orders REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION public.recount_people_of_orders();


--
-- Name: orders people_of_new_orders; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER people_of_new_orders AFTER INSERT ON public.orders REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.recount_people_of_orders();


--
-- Name: users person_of_account; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER person_of_account AFTER INSERT OR DELETE OR UPDATE OF email ON public.users FOR EACH ROW EXECUTE FUNCTION public.set_person_of_account();


--
-- Name: orders person_of_order; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER person_of_order BEFORE INSERT OR UPDATE OF user_id, email, phone ON public.orders FOR EACH ROW EXECUTE FUNCTION public.set_person_of_order();


--
-- Name: catalog_items price_above; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER price_above AFTER INSERT OR DELETE OR UPDATE OF own_price_tiers, price_tiers, price_from, parent_id ON public.catalog_items FOR EACH ROW EXECUTE FUNCTION public.catalog_price_above();


--
-- Name: catalog_items price_own; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER price_own BEFORE INSERT OR UPDATE OF own_price_tiers, price_tiers, price_from ON public.catalog_items FOR EACH ROW EXECUTE FUNCTION public.catalog_price_own();


--
-- Name: catalog_items search_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF name, kind, is_group, parent_id, "position", summary, properties ON public.catalog_items FOR EACH ROW EXECUTE FUNCTION public.search_item_changed();


--
-- Name: catalog_price_groups search_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON public.catalog_price_groups FOR EACH ROW EXECUTE FUNCTION public.search_item_prices_changed();


--
-- Name: cities search_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.cities FOR EACH STATEMENT EXECUTE FUNCTION public.search_pages_changed();


--
-- Name: delivery_zones search_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.delivery_zones FOR EACH STATEMENT EXECUTE FUNCTION public.search_pages_changed();


--
-- Name: faq_questions search_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.faq_questions FOR EACH STATEMENT EXECUTE FUNCTION public.search_pages_changed();


--
-- Name: layout_requirements search_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.layout_requirements FOR EACH STATEMENT EXECUTE FUNCTION public.search_pages_changed();


--
-- Name: licenses search_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.licenses FOR EACH STATEMENT EXECUTE FUNCTION public.search_pages_changed();


--
-- Name: materials search_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_changed AFTER UPDATE OF name ON public.materials FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION public.search_material_changed();


--
-- Name: post_tags search_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON public.post_tags FOR EACH ROW EXECUTE FUNCTION public.search_post_tag_changed();


--
-- Name: posts search_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON public.posts FOR EACH ROW EXECUTE FUNCTION public.search_post_changed();


--
-- Name: price_categories search_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_changed AFTER DELETE OR UPDATE ON public.price_categories FOR EACH ROW EXECUTE FUNCTION public.search_price_category_changed();


--
-- Name: price_category_materials search_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON public.price_category_materials FOR EACH ROW EXECUTE FUNCTION public.search_category_material_changed();


--
-- Name: text_pages search_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.text_pages FOR EACH STATEMENT EXECUTE FUNCTION public.search_pages_changed();


--
-- Name: union_members search_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON public.union_members FOR EACH ROW EXECUTE FUNCTION public.search_union_changed();


--
-- Name: catalog_items search_emptied; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_emptied AFTER TRUNCATE ON public.catalog_items FOR EACH STATEMENT EXECUTE FUNCTION public.search_everything_changed();


--
-- Name: catalog_price_groups search_emptied; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_emptied AFTER TRUNCATE ON public.catalog_price_groups FOR EACH STATEMENT EXECUTE FUNCTION public.search_everything_changed();


--
-- Name: post_tags search_emptied; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_emptied AFTER TRUNCATE ON public.post_tags FOR EACH STATEMENT EXECUTE FUNCTION public.search_everything_changed();


--
-- Name: posts search_emptied; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_emptied AFTER TRUNCATE ON public.posts FOR EACH STATEMENT EXECUTE FUNCTION public.search_everything_changed();


--
-- Name: price_categories search_emptied; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_emptied AFTER TRUNCATE ON public.price_categories FOR EACH STATEMENT EXECUTE FUNCTION public.search_everything_changed();


--
-- Name: price_category_materials search_emptied; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_emptied AFTER TRUNCATE ON public.price_category_materials FOR EACH STATEMENT EXECUTE FUNCTION public.search_everything_changed();


--
-- Name: union_members search_emptied; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER search_emptied AFTER TRUNCATE ON public.union_members FOR EACH STATEMENT EXECUTE FUNCTION public.search_everything_changed();


--
-- Name: job_common dlq_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: job_common q_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: queue queue_dead_letter_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);


--
-- Name: schedule schedule_name_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


--
-- Name: subscription subscription_name_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


--
-- Name: audit_log audit_log_staff_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id);


--
-- Name: catalog_former_slugs catalog_former_slugs_item_id_catalog_items_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_former_slugs
    ADD CONSTRAINT catalog_former_slugs_item_id_catalog_items_id_fk FOREIGN KEY (item_id) REFERENCES public.catalog_items(id) ON DELETE CASCADE;


--
-- Name: catalog_items catalog_items_banner_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_items
    ADD CONSTRAINT catalog_items_banner_media_id_fk FOREIGN KEY (banner) REFERENCES public.media(id);


--
-- Name: catalog_items catalog_items_divider_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_items
    ADD CONSTRAINT catalog_items_divider_media_id_fk FOREIGN KEY (divider) REFERENCES public.media(id);


--
-- Name: catalog_items catalog_items_logo_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_items
    ADD CONSTRAINT catalog_items_logo_media_id_fk FOREIGN KEY (logo) REFERENCES public.media(id);


--
-- Name: catalog_items catalog_items_parent_id_catalog_items_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_items
    ADD CONSTRAINT catalog_items_parent_id_catalog_items_id_fk FOREIGN KEY (parent_id) REFERENCES public.catalog_items(id);


--
-- Name: catalog_price_groups catalog_price_groups_group_id_price_groups_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_price_groups
    ADD CONSTRAINT catalog_price_groups_group_id_price_groups_id_fk FOREIGN KEY (group_id) REFERENCES public.price_groups(id) ON DELETE RESTRICT;


--
-- Name: catalog_price_groups catalog_price_groups_item_id_catalog_items_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_price_groups
    ADD CONSTRAINT catalog_price_groups_item_id_catalog_items_id_fk FOREIGN KEY (item_id) REFERENCES public.catalog_items(id) ON DELETE CASCADE;


--
-- Name: catalog_showcases catalog_showcases_landing_id_catalog_items_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_showcases
    ADD CONSTRAINT catalog_showcases_landing_id_catalog_items_id_fk FOREIGN KEY (landing_id) REFERENCES public.catalog_items(id) ON DELETE CASCADE;


--
-- Name: clients clients_picture_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_picture_media_id_fk FOREIGN KEY (picture) REFERENCES public.media(id);


--
-- Name: company_addresses company_addresses_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.company_addresses
    ADD CONSTRAINT company_addresses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: company_contacts company_contacts_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.company_contacts
    ADD CONSTRAINT company_contacts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: content_batch_entries content_batch_entries_batch_id_content_batches_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_batch_entries
    ADD CONSTRAINT content_batch_entries_batch_id_content_batches_id_fk FOREIGN KEY (batch_id) REFERENCES public.content_batches(id) ON DELETE CASCADE;


--
-- Name: content_batch_entries content_batch_entries_entry_id_content_entries_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_batch_entries
    ADD CONSTRAINT content_batch_entries_entry_id_content_entries_id_fk FOREIGN KEY (entry_id) REFERENCES public.content_entries(id) ON DELETE SET NULL;


--
-- Name: content_batch_entries content_batch_entries_media_id_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_batch_entries
    ADD CONSTRAINT content_batch_entries_media_id_media_id_fk FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE SET NULL;


--
-- Name: content_batches content_batches_created_by_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_batches
    ADD CONSTRAINT content_batches_created_by_staff_id_fk FOREIGN KEY (created_by) REFERENCES public.staff(id);


--
-- Name: content_batches content_batches_undone_by_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_batches
    ADD CONSTRAINT content_batches_undone_by_staff_id_fk FOREIGN KEY (undone_by) REFERENCES public.staff(id);


--
-- Name: content_drafts content_drafts_entry_id_content_entries_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_drafts
    ADD CONSTRAINT content_drafts_entry_id_content_entries_id_fk FOREIGN KEY (entry_id) REFERENCES public.content_entries(id) ON DELETE CASCADE;


--
-- Name: content_entries content_entries_updated_by_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_entries
    ADD CONSTRAINT content_entries_updated_by_staff_id_fk FOREIGN KEY (updated_by) REFERENCES public.staff(id);


--
-- Name: content_links content_links_entry_id_content_entries_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_links
    ADD CONSTRAINT content_links_entry_id_content_entries_id_fk FOREIGN KEY (entry_id) REFERENCES public.content_entries(id) ON DELETE CASCADE;


--
-- Name: content_list_views content_list_views_staff_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_list_views
    ADD CONSTRAINT content_list_views_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id);


--
-- Name: content_schedules content_schedules_entry_id_content_entries_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_schedules
    ADD CONSTRAINT content_schedules_entry_id_content_entries_id_fk FOREIGN KEY (entry_id) REFERENCES public.content_entries(id) ON DELETE CASCADE;


--
-- Name: content_schedules content_schedules_scheduled_by_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_schedules
    ADD CONSTRAINT content_schedules_scheduled_by_staff_id_fk FOREIGN KEY (scheduled_by) REFERENCES public.staff(id);


--
-- Name: content_versions content_versions_created_by_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_versions
    ADD CONSTRAINT content_versions_created_by_staff_id_fk FOREIGN KEY (created_by) REFERENCES public.staff(id);


--
-- Name: content_versions content_versions_entry_id_content_entries_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_versions
    ADD CONSTRAINT content_versions_entry_id_content_entries_id_fk FOREIGN KEY (entry_id) REFERENCES public.content_entries(id) ON DELETE CASCADE;


--
-- Name: content_viewers content_viewers_entry_id_content_entries_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_viewers
    ADD CONSTRAINT content_viewers_entry_id_content_entries_id_fk FOREIGN KEY (entry_id) REFERENCES public.content_entries(id) ON DELETE CASCADE;


--
-- Name: content_viewers content_viewers_staff_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_viewers
    ADD CONSTRAINT content_viewers_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id);


--
-- Name: customer_price_lists customer_price_lists_staff_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_price_lists
    ADD CONSTRAINT customer_price_lists_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id);


--
-- Name: customer_price_lists customer_price_lists_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_price_lists
    ADD CONSTRAINT customer_price_lists_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: excursion_videos excursion_videos_image_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.excursion_videos
    ADD CONSTRAINT excursion_videos_image_media_id_fk FOREIGN KEY (image) REFERENCES public.media(id);


--
-- Name: facts facts_image_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.facts
    ADD CONSTRAINT facts_image_media_id_fk FOREIGN KEY (image) REFERENCES public.media(id);


--
-- Name: home_blocks home_blocks_image_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.home_blocks
    ADD CONSTRAINT home_blocks_image_media_id_fk FOREIGN KEY (image) REFERENCES public.media(id);


--
-- Name: import_rows import_rows_import_id_imports_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE;


--
-- Name: imports imports_applied_by_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_applied_by_staff_id_fk FOREIGN KEY (applied_by) REFERENCES public.staff(id);


--
-- Name: imports imports_batch_id_content_batches_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_batch_id_content_batches_id_fk FOREIGN KEY (batch_id) REFERENCES public.content_batches(id) ON DELETE SET NULL;


--
-- Name: imports imports_staff_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id);


--
-- Name: known_devices known_devices_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: licenses licenses_image_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.licenses
    ADD CONSTRAINT licenses_image_media_id_fk FOREIGN KEY (image) REFERENCES public.media(id);


--
-- Name: media_former_files media_former_files_media_id_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_former_files
    ADD CONSTRAINT media_former_files_media_id_media_id_fk FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE CASCADE;


--
-- Name: media_tags media_tags_media_id_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_tags
    ADD CONSTRAINT media_tags_media_id_media_id_fk FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE CASCADE;


--
-- Name: merged_accounts merged_accounts_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.merged_accounts
    ADD CONSTRAINT merged_accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: order_calls order_calls_author_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_calls
    ADD CONSTRAINT order_calls_author_id_staff_id_fk FOREIGN KEY (author_id) REFERENCES public.staff(id);


--
-- Name: order_calls order_calls_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_calls
    ADD CONSTRAINT order_calls_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_consents order_consents_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_consents
    ADD CONSTRAINT order_consents_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_contacts order_contacts_author_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_contacts
    ADD CONSTRAINT order_contacts_author_id_staff_id_fk FOREIGN KEY (author_id) REFERENCES public.staff(id);


--
-- Name: order_contacts order_contacts_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_contacts
    ADD CONSTRAINT order_contacts_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_files order_files_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_files
    ADD CONSTRAINT order_files_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_handling order_handling_assignee_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_handling
    ADD CONSTRAINT order_handling_assignee_id_staff_id_fk FOREIGN KEY (assignee_id) REFERENCES public.staff(id);


--
-- Name: order_handling order_handling_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_handling
    ADD CONSTRAINT order_handling_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_idempotency_keys order_idempotency_keys_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_idempotency_keys
    ADD CONSTRAINT order_idempotency_keys_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_messages order_messages_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_messages
    ADD CONSTRAINT order_messages_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_notes order_notes_author_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_author_id_staff_id_fk FOREIGN KEY (author_id) REFERENCES public.staff(id);


--
-- Name: order_notes order_notes_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_notifications order_notifications_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_notifications
    ADD CONSTRAINT order_notifications_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_reminders order_reminders_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_reminders
    ADD CONSTRAINT order_reminders_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_reminders order_reminders_staff_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_reminders
    ADD CONSTRAINT order_reminders_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id);


--
-- Name: order_status_changes order_status_changes_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_status_changes
    ADD CONSTRAINT order_status_changes_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_steps order_steps_image_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_steps
    ADD CONSTRAINT order_steps_image_media_id_fk FOREIGN KEY (image) REFERENCES public.media(id);


--
-- Name: order_write_keys order_write_keys_staff_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_write_keys
    ADD CONSTRAINT order_write_keys_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id);


--
-- Name: passkey_challenges passkey_challenges_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: passkeys passkeys_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: portfolio portfolio_image_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.portfolio
    ADD CONSTRAINT portfolio_image_media_id_fk FOREIGN KEY (image) REFERENCES public.media(id);


--
-- Name: post_tags post_tags_post_id_posts_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_tags
    ADD CONSTRAINT post_tags_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;


--
-- Name: posts posts_image_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_image_media_id_fk FOREIGN KEY (image) REFERENCES public.media(id);


--
-- Name: price_categories price_categories_group_id_price_groups_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_categories
    ADD CONSTRAINT price_categories_group_id_price_groups_id_fk FOREIGN KEY (group_id) REFERENCES public.price_groups(id) ON DELETE CASCADE;


--
-- Name: price_category_materials price_category_materials_category_id_price_categories_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_category_materials
    ADD CONSTRAINT price_category_materials_category_id_price_categories_id_fk FOREIGN KEY (category_id) REFERENCES public.price_categories(id) ON DELETE CASCADE;


--
-- Name: price_category_materials price_category_materials_material_id_materials_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_category_materials
    ADD CONSTRAINT price_category_materials_material_id_materials_id_fk FOREIGN KEY (material_id) REFERENCES public.materials(id) ON DELETE RESTRICT;


--
-- Name: price_rows price_rows_material_id_materials_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_rows
    ADD CONSTRAINT price_rows_material_id_materials_id_fk FOREIGN KEY (material_id) REFERENCES public.materials(id) ON DELETE RESTRICT;


--
-- Name: price_rows price_rows_variant_id_price_variants_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_rows
    ADD CONSTRAINT price_rows_variant_id_price_variants_id_fk FOREIGN KEY (variant_id) REFERENCES public.price_variants(id) ON DELETE CASCADE;


--
-- Name: price_variants price_variants_group_id_price_groups_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_variants
    ADD CONSTRAINT price_variants_group_id_price_groups_id_fk FOREIGN KEY (group_id) REFERENCES public.price_groups(id) ON DELETE CASCADE;


--
-- Name: search_spellings search_spellings_term_id_search_terms_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_spellings
    ADD CONSTRAINT search_spellings_term_id_search_terms_id_fk FOREIGN KEY (term_id) REFERENCES public.search_terms(id) ON DELETE CASCADE;


--
-- Name: search_suffixes search_suffixes_term_id_search_terms_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_suffixes
    ADD CONSTRAINT search_suffixes_term_id_search_terms_id_fk FOREIGN KEY (term_id) REFERENCES public.search_terms(id) ON DELETE CASCADE;


--
-- Name: search_typo_keys search_typo_keys_term_id_search_terms_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_typo_keys
    ADD CONSTRAINT search_typo_keys_term_id_search_terms_id_fk FOREIGN KEY (term_id) REFERENCES public.search_terms(id) ON DELETE CASCADE;


--
-- Name: seo_records seo_records_og_image_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seo_records
    ADD CONSTRAINT seo_records_og_image_media_id_fk FOREIGN KEY (og_image) REFERENCES public.media(id);


--
-- Name: session_transfers session_transfers_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session_transfers
    ADD CONSTRAINT session_transfers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: site_properties site_properties_logo_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.site_properties
    ADD CONSTRAINT site_properties_logo_media_id_fk FOREIGN KEY (logo) REFERENCES public.media(id);


--
-- Name: slides slides_image_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.slides
    ADD CONSTRAINT slides_image_media_id_fk FOREIGN KEY (image) REFERENCES public.media(id);


--
-- Name: slides slides_portrait_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.slides
    ADD CONSTRAINT slides_portrait_media_id_fk FOREIGN KEY (portrait) REFERENCES public.media(id);


--
-- Name: staff_challenges staff_challenges_session_id_staff_sessions_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_challenges
    ADD CONSTRAINT staff_challenges_session_id_staff_sessions_id_fk FOREIGN KEY (session_id) REFERENCES public.staff_sessions(id) ON DELETE CASCADE;


--
-- Name: staff_links staff_links_staff_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_links
    ADD CONSTRAINT staff_links_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;


--
-- Name: staff_passkeys staff_passkeys_staff_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_passkeys
    ADD CONSTRAINT staff_passkeys_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;


--
-- Name: staff_recovery_codes staff_recovery_codes_staff_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_recovery_codes
    ADD CONSTRAINT staff_recovery_codes_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;


--
-- Name: staff_sessions staff_sessions_staff_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;


--
-- Name: staff_totp staff_totp_staff_id_staff_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_totp
    ADD CONSTRAINT staff_totp_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;


--
-- Name: stories stories_cover_media_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_cover_media_id_fk FOREIGN KEY (cover) REFERENCES public.media(id);


--
-- Name: union_members union_members_material_id_materials_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.union_members
    ADD CONSTRAINT union_members_material_id_materials_id_fk FOREIGN KEY (material_id) REFERENCES public.materials(id) ON DELETE RESTRICT;


--
-- Name: union_members union_members_union_id_materials_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.union_members
    ADD CONSTRAINT union_members_union_id_materials_id_fk FOREIGN KEY (union_id) REFERENCES public.materials(id) ON DELETE CASCADE;


--
-- Name: user_consents user_consents_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_consents
    ADD CONSTRAINT user_consents_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


