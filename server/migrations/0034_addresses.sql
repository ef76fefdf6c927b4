CREATE TABLE "missing_pages" (
	"day" text NOT NULL,
	"path" text NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "missing_pages_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;