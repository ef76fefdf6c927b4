CREATE TABLE "site_opening" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_open" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_opening_single" CHECK ("site_opening"."id" = 1)
);
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_opening FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
