-- Trigrams of a text, with its last two characters and its last one. The high cost keeps the planner from computing it for
-- every row. It is not parallel safe, because starting workers takes longer than the search.
CREATE FUNCTION trigrams(text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT COST 1000 AS $$
  SELECT array_to_tsvector(array(
    SELECT first || coalesce(second, '') || coalesce(third, '')
    FROM unnest(string_to_array($1, NULL), string_to_array(substr($1, 2), NULL), string_to_array(substr($1, 3), NULL))
      AS letter (first, second, third)
  ))
$$;--> statement-breakpoint
CREATE TABLE "app_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" bigint NOT NULL,
	"expire" timestamp with time zone
);--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" ("expire");--> statement-breakpoint
CREATE FUNCTION notify_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
